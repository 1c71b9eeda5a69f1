//! Pages of boxes: the list, the checklist of one box, and what its owner does with it as a whole.

use std::sync::Arc;

use axum::{
    extract::{OriginalUri, State},
    http::StatusCode,
    response::Response,
};
use catalog::Game;
use pages::model::{
    BoxHead, BoxOwner, BoxProblem, BoxVersion, BoxesOfGame, BoxesPage, ChecklistPage, ContentOffer,
    FaceState, Filter, ShownFace,
};
use serde::Deserialize;
use store::{BoxId, BoxLabel, BoxRow, PersonId, StoredBox};
use table::{
    content::{FaceFields, Provenance},
    text::Words,
};

use super::{
    extract::{Fields, Path, Query},
    render::{frame, html, redirect, with_cookie},
};
use crate::{
    app::App,
    boxes::{self, Painter, Workbench, with_marks},
    caller::Caller,
    errors::Error,
    household::HouseholdBox,
    limits::Kind,
    new_table::find_game,
};

/// The path of a box.
fn address(id: &BoxId) -> String {
    format!("/boxes/{id}")
}

/// What lists and pages show of a box.
pub(crate) fn head(app: &App, caller: &Caller, stored: &StoredBox, bench: &Workbench) -> BoxHead {
    let states: Vec<FaceState> = bench.faces.iter().map(|face| bench.state(face)).collect();
    let count = |wanted: &[FaceState]| states.iter().filter(|state| wanted.contains(state)).count();
    let mine = caller.person.as_ref().is_some_and(|person| person.id == stored.row.owner);
    BoxHead {
        id: stored.row.id.0.clone(),
        game: bench.game.boxed().name(),
        name: stored.row.name.clone(),
        owner: if mine { BoxOwner::Reader } else { BoxOwner::Person(stored.row.owner_name.clone()) },
        shared: stored.row.shared,
        link: format!("{}{}", caller.base, address(&stored.row.id)),
        entered: count(&[FaceState::Entered, FaceState::Same]),
        faces: states.len(),
        drafts: if mine { count(&[FaceState::Draft]) } else { 0 },
        idle: seconds_since(app, stored.row.changed),
    }
}

fn seconds_since(app: &App, at: i64) -> u64 {
    u64::try_from((app.clock().now() - at) / 1000).unwrap_or(0)
}

async fn heads(app: &App, caller: &Caller, rows: Vec<BoxRow>) -> Result<Vec<BoxHead>, Error> {
    let mut heads = Vec::with_capacity(rows.len());
    for row in rows {
        // One that was deleted meanwhile is left out; so is one that this version of the program cannot read.
        let Some(stored) = app.store().load_box(row.id).await? else { continue };
        match Workbench::new(&stored) {
            Ok(bench) => heads.push(head(app, caller, &stored, &bench)),
            Err(error) => tracing::error!(%error, "a stored box cannot be read; it is not listed"),
        }
    }
    Ok(heads)
}

async fn list_page(
    app: &Arc<App>,
    caller: &Caller,
    problem: Option<(BoxProblem, StatusCode)>,
) -> Result<Response, Error> {
    let (mine, friends) = match &caller.person {
        Some(person) => (
            heads(app, caller, app.store().boxes_of(person.id).await?).await?,
            heads(app, caller, app.recent_boxes(person.id).await?).await?,
        ),
        None => (Vec::new(), Vec::new()),
    };
    let of = |boxes: &[BoxHead], game| boxes.iter().filter(|it| it.game == game).cloned().collect();
    let games = catalog::all().iter().map(|game| {
        let game = game.boxed().name();
        BoxesOfGame {
            game,
            mine: of(&mine, game),
            friends: of(&friends, game),
            household: household(app, game).map(|it| (super::household::id(it), it.name.clone())).collect(),
        }
    });
    let (problem, status) =
        problem.map_or((None, StatusCode::OK), |(problem, status)| (Some(problem), status));
    let model = BoxesPage { games: games.collect(), problem };
    let words = app.messages.localizer(caller.language, &[]);
    Ok(html(status, pages::boxes(&frame(app, caller, &words, "/boxes"), &model)))
}

fn household<'a>(app: &'a App, game: &'a str) -> impl Iterator<Item = &'a HouseholdBox> {
    app.config().household.iter().filter(move |it| it.game == game)
}

/// The boxes a person can open a table of `game` with.
pub(crate) async fn offer(app: &App, caller: &Caller, game: &dyn Game) -> Result<ContentOffer, Error> {
    let game = game.boxed().name();
    let (mine, friends) = match &caller.person {
        Some(person) => (app.store().boxes_of(person.id).await?, app.recent_boxes(person.id).await?),
        None => (Vec::new(), Vec::new()),
    };
    Ok(ContentOffer {
        mine: mine.into_iter().filter(|row| row.game == game).map(|row| (row.id.0, row.name)).collect(),
        friends: friends
            .into_iter()
            .filter(|row| row.game == game)
            .map(|row| (row.id.0, row.name, row.owner_name))
            .collect(),
        household: household(app, game).map(|it| it.name.clone()).collect(),
    })
}

/// What is wrong with an overlay file, in the reader's language, each with its line and value.
pub(crate) fn messages(error: &Error, words: &dyn Words) -> Vec<String> {
    match error {
        Error::InvalidContent { error } => error
            .0
            .iter()
            .map(|mistake| format!("{}: {}", mistake.place(), words.say(&mistake.message)))
            .collect(),
        other => vec![words.say(&other.phrase())],
    }
}

/// `GET /boxes`
pub(crate) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Response, Error> {
    list_page(&app, &caller, None).await
}

/// `POST /boxes`: creates a box, with an overlay file if one is sent.
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, Error> {
    let game = find_game(fields.text("game"))?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    let (name, text) = (fields.text("name"), fields.text("text"));
    let answer = match app.create_box(person.id, game, name, with_line_breaks(text)).await {
        Ok(id) => redirect(&address(&id)),
        Err(error) => {
            let words = app.messages.localizer(caller.language, &[]);
            let problem = BoxProblem {
                game: game.boxed().name().to_owned(),
                name: name.to_owned(),
                text: text.to_owned(),
                messages: messages(&error, &words),
            };
            let caller = Caller { person: Some(person), ..caller };
            list_page(&app, &caller, Some((problem, error.status()))).await?
        }
    };
    Ok(with_cookie(answer, cookie))
}

/// Browsers send line breaks as CR LF.
fn with_line_breaks(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    if text.is_empty() || text.ends_with('\n') { text } else { text + "\n" }
}

/// The filter of `GET /boxes/ID`.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct FilterQuery {
    #[serde(default)]
    kind: String,
    #[serde(default)]
    from: String,
    #[serde(default)]
    entered: String,
}

impl FilterQuery {
    pub(super) fn filter(&self) -> Filter {
        Filter {
            kind: Some(self.kind.clone()).filter(|kind| !kind.is_empty()),
            from: Provenance::of_word(&self.from),
            entered: match self.entered.as_str() {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            },
        }
    }
}

fn passes(filter: &Filter, face: &FaceFields, state: FaceState) -> bool {
    let done = matches!(state, FaceState::Entered | FaceState::Same);
    filter.kind.as_deref().is_none_or(|kind| kind == face.kind.id)
        && filter.from.is_none_or(|from| face.fields.iter().any(|field| field.from == from))
        && filter.entered.is_none_or(|entered| entered == done)
}

/// `GET /boxes/ID`
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    OriginalUri(here): OriginalUri,
    caller: Caller,
    Path(id): Path<String>,
    Query(query): Query<FilterQuery>,
) -> Result<Response, Error> {
    let stored = app.readable_box(&id, caller.person.as_ref().map(|person| person.id)).await?;
    stored_checklist(&app, &caller, &stored, query.filter(), &here.to_string(), None).await
}

async fn stored_checklist(
    app: &Arc<App>,
    caller: &Caller,
    stored: &StoredBox,
    filter: Filter,
    here: &str,
    problem: Option<(BoxProblem, StatusCode)>,
) -> Result<Response, Error> {
    let bench = Workbench::new(stored)?;
    let head = head(app, caller, stored, &bench);
    let versions = match head.owner {
        BoxOwner::Reader => app.store().box_versions(stored.row.id.clone()).await?,
        BoxOwner::Person(_) | BoxOwner::Household => Vec::new(),
    };
    let versions = versions
        .into_iter()
        .map(|it| BoxVersion { number: it.number, idle: seconds_since(app, it.at) })
        .collect();
    let (problem, status) =
        problem.map_or((None, StatusCode::OK), |(problem, status)| (Some(problem), status));
    let model = checklist_of(app, caller, &bench, head, filter)?;
    checklist_page(app, caller, here, &ChecklistPage { versions, problem, ..model }, status)
}

/// The page of a checklist.
pub(super) fn checklist_page(
    app: &Arc<App>,
    caller: &Caller,
    here: &str,
    model: &ChecklistPage,
    status: StatusCode,
) -> Result<Response, Error> {
    let words = app.messages.localizer(caller.language, &[]);
    Ok(html(status, pages::checklist(&frame(app, caller, &words, here), model)))
}

/// The checklist of a box without what belongs to its owner.
pub(super) fn checklist_of(
    app: &App,
    caller: &Caller,
    bench: &Workbench,
    head: BoxHead,
    filter: Filter,
) -> Result<ChecklistPage, Error> {
    let words = app.messages.localizer(caller.language, &[]);
    let painter = Painter::new(bench.game, Some(&bench.overlay), &words)?;
    let lines = bench.lines();
    let shown = bench.faces.iter().zip(&lines).filter(|(face, line)| passes(&filter, face, line.state));
    let shown = shown.map(|(face, line)| {
        let preview = painter.preview(face.kind.id, &face.id);
        ShownFace {
            line: line.clone(),
            drawing: preview.drawing,
            words: preview.words,
            values: face.fields.iter().map(|field| (field.label.clone(), field.from)).collect(),
        }
    });
    let shown = shown.collect();
    Ok(ChecklistPage { head, faces: lines, shown, filter, versions: Vec::new(), problem: None })
}

/// The box of a form, which must belong to the caller.
async fn own(app: &App, caller: &Caller, id: &str) -> Result<(StoredBox, PersonId), Error> {
    let person = caller.person.as_ref().ok_or(Error::BoxNotFound)?.id;
    Ok((app.own_box(id, person).await?, person))
}

/// `POST /boxes/ID/copy`: a copy of a box of the caller, or of a shared one.
pub(crate) async fn copy(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let stored = app.readable_box(&id, caller.person.as_ref().map(|person| person.id)).await?;
    app.limits.take(Kind::Create, caller.address)?;
    let (person, cookie) = caller.person_or_guest(&app, "").await?;
    let game = boxes::game_of(&stored)?;
    let text = with_marks(&stored.text, &stored.drafts);
    let copied = app.create_box(person.id, game, &stored.row.name, text).await?;
    Ok(with_cookie(redirect(&address(&copied)), cookie))
}

/// `POST /boxes/ID/rename`
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let (stored, _) = own(&app, &caller, &id).await?;
    let name = crate::names::box_name(fields.text("name"))?;
    app.store().describe_box(stored.row.id, BoxLabel { name, shared: stored.row.shared }).await?;
    Ok(redirect("/boxes"))
}

/// `POST /boxes/ID/share`
pub(crate) async fn share(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let (stored, _) = own(&app, &caller, &id).await?;
    let shared = fields.text("shared") == "on";
    let back = address(&stored.row.id);
    app.store().describe_box(stored.row.id, BoxLabel { name: stored.row.name, shared }).await?;
    Ok(redirect(&back))
}

/// `POST /boxes/ID/delete`
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let (stored, _) = own(&app, &caller, &id).await?;
    app.store().delete_box(stored.row.id).await?;
    Ok(redirect("/boxes"))
}

/// `POST /boxes/ID/import`: replaces the overlay file.
pub(crate) async fn import(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let (stored, _) = own(&app, &caller, &id).await?;
    let text = fields.text("text");
    let back = address(&stored.row.id);
    let Err(error) = app.replace_box(&stored, with_line_breaks(text)).await else {
        return Ok(redirect(&back));
    };
    let words = app.messages.localizer(caller.language, &[]);
    let problem = BoxProblem {
        game: stored.row.game.clone(),
        name: stored.row.name.clone(),
        text: text.to_owned(),
        messages: messages(&error, &words),
    };
    stored_checklist(&app, &caller, &stored, Filter::default(), &back, Some((problem, error.status()))).await
}

/// `POST /boxes/ID/restore`: makes an older version the newest.
pub(crate) async fn restore(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Error> {
    let (stored, _) = own(&app, &caller, &id).await?;
    let version = fields.number("version")?;
    let text = app.store().box_text(stored.row.id.clone(), version).await?.ok_or(Error::VersionNotFound)?;
    app.replace_box(&stored, text).await?;
    Ok(redirect(&address(&stored.row.id)))
}
