//! The contract, kept.

use rand::Rng;
use table::{
    Rules, Turn, Viewer,
    content::ContentError,
    faces::Face,
    journal::Journal,
    odds::Odds,
    options::OptionSpec,
    refusal::{InvalidPosition, NotationError, OptionsError},
    standings::Standings,
    text::{Phrase, Words},
};

use crate::{
    action::{Action, Outcome},
    card::Colour,
    content::Content,
    faces,
    game::IceAge,
    notation,
    note::Note,
    observation::Observation,
    options::Options,
    refusal::Refusal,
    render_text,
    state::{State, Step},
    words,
};

impl Rules for IceAge {
    const NAME: &'static str = "ice-age";
    const VERSION: u32 = 1;

    type Options = Options;
    type Content = Content;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Observation = Observation;
    type Note = Note;
    type Refusal = Refusal;

    fn standard_content() -> Content {
        Content::standard()
    }
    fn overlaid_content(file: &str, text: &str) -> Result<Content, ContentError> {
        Content::overlaid(file, text)
    }
    fn faces(content: &Content) -> Vec<Face> {
        faces::faces(content)
    }
    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }
    fn every_options() -> Vec<Options> {
        Options::every()
    }
    fn new(options: &Options, content: &Content) -> Result<Self, OptionsError> {
        Self::new(options, content)
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn content(&self) -> &Content {
        &self.content
    }
    fn seats(&self) -> usize {
        self.seats()
    }
    fn start(&self) -> State {
        self.lay_out()
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.step {
            Step::FirstPlayer
            | Step::DealHand { .. }
            | Step::Drawn { .. }
            | Step::Reveal(_)
            | Step::GlacierLot => Turn::Chance,
            Step::Settle(_) | Step::Play | Step::CultSource | Step::Name | Step::PutAway | Step::Draw(_) => {
                Turn::Choose(state.active)
            }
            Step::Option | Step::Perform | Step::ClubNow | Step::Arm(_) => Turn::Choose(state.task.performer),
            Step::Glacier(seat) => Turn::Choose(seat),
            Step::Over => Turn::Over,
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        match state.step {
            Step::Settle(_) => Self::list_settle(state, out),
            Step::Play => self.list_plays(state, out),
            Step::CultSource => self.list_cult_sources(state, out),
            Step::Option => self.list_options(state, out),
            Step::Name => self.list_names(state, out),
            Step::Perform => self.list_performance(state, out),
            Step::ClubNow => Self::list_club_now(state, out),
            Step::Arm(region) => out.extend([Action::Arm(region), Action::KeepClub]),
            Step::PutAway => Self::list_put_away(state, out),
            Step::Draw(left) => Self::list_draws(state, left, out),
            Step::Glacier(_) => self.list_glacier(state, out),
            Step::FirstPlayer
            | Step::DealHand { .. }
            | Step::Drawn { .. }
            | Step::Reveal(_)
            | Step::GlacierLot
            | Step::Over => {}
        }
    }

    fn play(
        &self,
        state: &mut State,
        action: Action,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match (state.step, action) {
            (Step::Settle(left), Action::Place(region)) => self.play_settle(state, left, region, journal),
            (Step::Play, Action::Play(card)) => self.play_card(state, card, journal),
            (Step::Play, Action::PutAway(card)) => self.play_nothing(state, card, journal),
            (Step::CultSource, Action::Copy(colour)) => self.play_copy(state, colour, journal),
            (Step::Option, Action::Option(option)) => self.play_option(state, option, journal),
            (Step::Option, Action::Done) if state.task.card.colour() == Colour::Dark => {
                self.stop(state, journal);
                Ok(())
            }
            (Step::Name, Action::Name(seat)) => self.play_name(state, seat, journal),
            (Step::Perform, action) => self.play_piece(state, action, journal),
            (Step::ClubNow, action) => self.play_club_now(state, action, journal),
            (Step::Arm(region), action) => self.play_arm(state, region, action, journal),
            (Step::PutAway, Action::PutAway(card)) => self.play_put_away(state, card, journal),
            (Step::PutAway, Action::KeepHand) => {
                self.begin_draw(state, journal);
                Ok(())
            }
            (Step::Draw(left), Action::Draw(colour)) => Self::play_draw(state, colour, left),
            (Step::Glacier(seat), action) => self.play_glacier(state, seat, action, journal),
            (Step::Over, _) => Err(Refusal::GameOver),
            _ => Err(Refusal::NotNow),
        }
    }

    fn outcomes(&self, state: &State, out: &mut Odds<Outcome>) {
        match state.step {
            Step::FirstPlayer => self.first_player_odds(out),
            Step::DealHand { left, .. } => Self::pile_odds(state, self.opening_colour(left), out),
            Step::Drawn { from, .. } => Self::pile_odds(state, from, out),
            Step::Reveal(_) => Self::fire_odds(state, out),
            Step::GlacierLot => self.lot_odds(state, out),
            _ => {}
        }
    }

    fn deal(
        &self,
        state: &mut State,
        outcome: Outcome,
        journal: &mut impl Journal<Note>,
    ) -> Result<(), Refusal> {
        match (state.step, outcome) {
            (Step::FirstPlayer, Outcome::First(seat)) => self.deal_first_player(state, seat, journal),
            (Step::DealHand { seat, left }, Outcome::Card(card)) => {
                self.deal_opening_card(state, seat, left, card, journal)
            }
            (Step::Drawn { from, .. }, Outcome::Card(card)) => self.deal_drawn(state, from, card, journal),
            (Step::Reveal(region), Outcome::Fire(worth)) => self.deal_fire(state, region, worth, journal),
            (Step::GlacierLot, Outcome::Last(seat)) => self.deal_lot(state, seat, journal),
            _ => Err(Refusal::Impossible),
        }
    }

    fn observe(&self, state: &State, viewer: Viewer) -> Observation {
        self.see(state, viewer)
    }
    fn imagine(&self, observation: &Observation, _: Viewer, rng: &mut impl Rng) -> State {
        self.fill_in(observation, rng)
    }
    fn standings(&self, state: &State) -> Standings {
        self.rank(state)
    }
    fn check(&self, state: &State) -> Result<(), InvalidPosition> {
        self.examine(state)
    }

    fn write_action(&self, action: Action) -> String {
        notation::write_action(action)
    }
    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        notation::read_action(text)
    }
    fn write_outcome(&self, outcome: Outcome) -> String {
        notation::write_outcome(outcome)
    }
    fn read_outcome(&self, text: &str) -> Result<Outcome, NotationError> {
        notation::read_outcome(text)
    }

    fn question(&self, state: &State) -> Phrase {
        self.ask(state)
    }
    fn describe_action(&self, state: &State, action: Action) -> Phrase {
        self.explain(state, action)
    }
    fn describe_note(&self, note: &Note) -> Phrase {
        words::tell(note)
    }
    fn render_text(&self, observation: &Observation, viewer: Viewer, words: &dyn Words) -> String {
        render_text::draw(self, observation, viewer, words)
    }
    fn locales() -> &'static [(&'static str, &'static str)] {
        &[("en", include_str!("../locales/en.ftl")), ("fr", include_str!("../locales/fr.ftl"))]
    }
}
