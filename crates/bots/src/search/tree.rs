//! What a search remembers: how often each action was tried, and how it went.

use table::Seat;

use crate::judge::Chances;

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

impl NodeId {
    /// Where thinking begins.
    pub(super) const ROOT: Self = Self(0);
}

/// An action seen from a node, with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// Who chooses it. Forced moves are not in the tree, so the same place may be another seat's in another imagined position.
    pub(super) seat: Seat,
    /// How often it was followed.
    pub(super) visits: u32,
    /// The sum of what came of it, by seat.
    pub(super) sum: Chances,
    /// What it looked like at first sight, to whoever chooses.
    pub(super) promise: f32,
    /// How much attention it deserves before anything is known, from 0 to 1.
    pub(super) prior: f32,
    /// What comes after it, once somebody has looked.
    pub(super) next: Option<NodeId>,
}

impl<A> Edge<A> {
    /// What it is worth to whoever chooses it. First observation counts as one visit.
    #[inline]
    pub(super) fn value(&self) -> f32 {
        (self.sum[self.seat.index()] + self.promise) / (self.visits + 1) as f32
    }
}

/// All actions ever seen from one place.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) edges: Vec<Edge<A>>,
    /// How much better the best action looked than the mean one: the scale of everything at this place.
    pub(super) stakes: f32,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { edges: Vec::new(), stakes: 0.0 }
    }
}

/// A tree of bounded size.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    edges: usize,
    most_edges: usize,
    /// Positions judged to learn what it holds.
    pub(super) looks: u32,
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree with nothing but its root.
    pub(super) fn new(most_edges: usize) -> Self {
        Self { nodes: vec![Node::new()], edges: 0, most_edges, looks: 0 }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<A> {
        &self.nodes[id.0 as usize]
    }

    pub(super) fn edge_mut(&mut self, id: NodeId, edge: usize) -> &mut Edge<A> {
        &mut self.nodes[id.0 as usize].edges[edge]
    }

    pub(super) fn set_stakes(&mut self, id: NodeId, stakes: f32) {
        self.nodes[id.0 as usize].stakes = stakes;
    }

    /// How many actions are remembered in all.
    pub(super) const fn len(&self) -> usize {
        self.edges
    }

    /// How often the root was left.
    pub(super) fn visits(&self) -> u32 {
        self.node(NodeId::ROOT).edges.iter().map(|edge| edge.visits).sum()
    }

    /// Is there room for `more` actions?
    pub(super) const fn has_room(&self, more: usize) -> bool {
        self.edges + more <= self.most_edges
    }

    /// Adds an action to a node and says where it stands.
    pub(super) fn add(&mut self, id: NodeId, edge: Edge<A>) -> usize {
        self.edges += 1;
        let edges = &mut self.nodes[id.0 as usize].edges;
        edges.push(edge);
        edges.len() - 1
    }

    /// The place after an action.
    pub(super) fn follow(&mut self, id: NodeId, edge: usize) -> NodeId {
        if let Some(next) = self.node(id).edges[edge].next {
            return next;
        }
        let next = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new());
        self.edge_mut(id, edge).next = Some(next);
        next
    }

    /// One more result of an action.
    pub(super) fn learn(&mut self, id: NodeId, edge: usize, chances: &Chances) {
        let edge = self.edge_mut(id, edge);
        edge.visits += 1;
        for (sum, chance) in edge.sum.iter_mut().zip(chances) {
            *sum += chance;
        }
    }

    /// What is known of the time after `action` of `seat`, as a tree of its own.
    pub(super) fn after(&self, seat: Seat, action: A) -> Self {
        let mut kept = Self::new(self.most_edges);
        let root = self.node(NodeId::ROOT).edges.iter();
        let taken = root.filter(|edge| edge.seat == seat && edge.action == action).find_map(|edge| edge.next);
        if let Some(from) = taken {
            kept.copy(self, from, NodeId::ROOT);
            let share = f64::from(kept.visits()) / f64::from(self.visits().max(1));
            kept.looks = (f64::from(self.looks) * share) as u32;
        }
        kept
    }

    fn copy(&mut self, from: &Self, node: NodeId, to: NodeId) {
        let mut open = vec![(node, to)];
        while let Some((node, to)) = open.pop() {
            self.set_stakes(to, from.node(node).stakes);
            for edge in &from.node(node).edges {
                let place = self.add(to, Edge { next: None, ..edge.clone() });
                if let Some(next) = edge.next {
                    let copied = self.follow(to, place);
                    open.push((next, copied));
                }
            }
        }
    }
}
