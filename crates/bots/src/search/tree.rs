//! The search tree: visits and results of each action.

use table::Seat;

use crate::evaluate::WinProbabilities;

/// A node of a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// The decision the search was asked about.
    pub(super) const ROOT: Self = Self(0);
}

/// An action at a node, with its statistics.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The seat that chooses. Forced actions have no edge, so in another sampled position the same node may belong to another
    /// seat.
    pub(super) seat: Seat,
    /// How often it was selected.
    pub(super) visits: u32,
    /// The sum of the results, by seat.
    pub(super) sum: WinProbabilities,
    /// The win probability of the choosing seat right after the action, from its first evaluation.
    pub(super) first_value: f32,
    /// The prior probability of selecting it, from 0 to 1.
    pub(super) prior: f32,
    /// The node after it, once it was visited.
    pub(super) next: Option<NodeId>,
}

impl<A> Edge<A> {
    /// The mean result for the choosing seat. The first evaluation counts as one visit.
    #[inline]
    pub(super) fn value(&self) -> f32 {
        (self.sum[self.seat.index()] + self.first_value) / (self.visits + 1) as f32
    }
}

/// All actions that were legal at a node in any sampled position.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) edges: Vec<Edge<A>>,
    /// The best first value minus the mean first value: the scale of value differences at this node.
    pub(super) scale: f32,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { edges: Vec::new(), scale: 0.0 }
    }
}

/// A tree of bounded size.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
    max_edges: usize,
    /// Positions evaluated for the results it holds.
    pub(super) evaluations: u32,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree that holds only its root.
    pub(super) fn new(max_edges: usize) -> Self {
        Self { nodes: vec![Node::new()], edges: 0, max_edges, evaluations: 0 }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    fn edge_mut(&mut self, id: NodeId, edge: usize) -> &mut Edge<A> {
        &mut self.nodes[id.0 as usize].edges[edge]
    }

    pub(super) fn set_scale(&mut self, id: NodeId, scale: f32) {
        self.nodes[id.0 as usize].scale = scale;
    }

    /// The number of edges.
    pub(super) const fn len(&self) -> usize {
        self.edges
    }

    /// How often an action of the root was selected.
    fn visits(&self) -> u32 {
        self.node(NodeId::ROOT).edges.iter().map(|edge| edge.visits).sum()
    }

    /// Can `more` edges be added?
    pub(super) const fn has_room(&self, more: usize) -> bool {
        self.edges + more <= self.max_edges
    }

    /// Adds an edge to a node and returns its index there.
    pub(super) fn add(&mut self, id: NodeId, edge: Edge<A>) -> usize {
        self.edges += 1;
        let edges = &mut self.nodes[id.0 as usize].edges;
        edges.push(edge);
        edges.len() - 1
    }

    /// The node after an edge, created on the first visit.
    pub(super) fn child(&mut self, id: NodeId, edge: usize) -> NodeId {
        if let Some(next) = self.node(id).edges[edge].next {
            return next;
        }
        let next = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new());
        self.edge_mut(id, edge).next = Some(next);
        next
    }

    /// Adds one result to every edge of `path`.
    pub(super) fn backpropagate(&mut self, path: &[(NodeId, usize)], result: &WinProbabilities) {
        for &(node, edge) in path {
            let edge = self.edge_mut(node, edge);
            edge.visits += 1;
            for (sum, probability) in edge.sum.iter_mut().zip(result) {
                *sum += probability;
            }
        }
    }

    /// The part of the tree after `action` of `seat`, as a tree of its own.
    pub(super) fn subtree(&self, seat: Seat, action: A) -> Self {
        let mut subtree = Self::new(self.max_edges);
        let root = self.node(NodeId::ROOT).edges.iter();
        let taken = root.filter(|edge| edge.seat == seat && edge.action == action).find_map(|edge| edge.next);
        if let Some(from) = taken {
            subtree.copy(self, from, NodeId::ROOT);
            let share = f64::from(subtree.visits()) / f64::from(self.visits().max(1));
            subtree.evaluations = (f64::from(self.evaluations) * share) as u32;
        }
        subtree
    }

    fn copy(&mut self, from: &Self, node: NodeId, to: NodeId) {
        let mut open = vec![(node, to)];
        while let Some((node, to)) = open.pop() {
            self.set_scale(to, from.node(node).scale);
            for edge in &from.node(node).edges {
                let index = self.add(to, Edge { next: None, ..edge.clone() });
                if let Some(next) = edge.next {
                    let copied = self.child(to, index);
                    open.push((next, copied));
                }
            }
        }
    }
}
