//! The page of the people a reader knows.

use maud::{Markup, html};

use super::{invitations, tables};
use crate::{
    layout::layout,
    model::{FriendsPage, PersonRow},
    page_context::PageContext,
};

/// What can be done about a person: where the form posts to, and what its button says.
type Deed = (&'static str, &'static str);

const ACCEPT: Deed = ("/friends/accept", "pages-friend-accept");
const DECLINE: Deed = ("/friends/remove", "pages-friend-decline");
const REMOVE: Deed = ("/friends/remove", "pages-friend-remove");
const WITHDRAW: Deed = ("/friends/remove", "pages-friend-withdraw");
const ASK: Deed = ("/friends/ask", "pages-friend-ask");
const BLOCK: Deed = ("/friends/block", "pages-friend-block");
const UNBLOCK: Deed = ("/friends/unblock", "pages-friend-unblock");

/// The page of friends.
pub fn friends(ctx: &PageContext<'_>, model: &FriendsPage) -> Markup {
    let title = ctx.message("pages-friends");
    let nobody = [&model.asking, &model.friends, &model.asked, &model.played, &model.blocked]
        .into_iter()
        .all(|list| list.is_empty())
        && model.asked_logins.is_empty();
    let main = html! {
        main #main .sheet-page.friends tabindex="-1" {
            h1 { (title) }
            @if let Some(words) = &model.notice { p .notice role="status" { (words) } }
            @if nobody && model.registered { p { (ctx.message("pages-friends-none")) } }
            (invitations(ctx, &model.invitations))
            (list(ctx, "asking", "pages-friends-asking", &model.asking, |_| vec![ACCEPT, DECLINE, BLOCK]))
            (list(ctx, "friends", "pages-friends-list", &model.friends, |_| vec![REMOVE, BLOCK]))
            (tables(ctx, &model.tables))
            (asked(ctx, model))
            @if model.registered { (by_login(ctx)) } @else {
                p { (ctx.message("pages-friends-account")) " "
                    a href="/account" { (ctx.message("pages-menu-account")) } }
            }
            (list(ctx, "played", "pages-friends-played", &model.played, |person| {
                if person.account && model.registered { vec![ASK, BLOCK] } else { vec![BLOCK] }
            }))
            @if !model.blocked.is_empty() { p .faint { (ctx.message("pages-friends-blocked-words")) } }
            (list(ctx, "blocked", "pages-friends-blocked", &model.blocked, |_| vec![UNBLOCK]))
        }
    };
    layout(ctx, &title, &main)
}

fn list(
    ctx: &PageContext<'_>,
    id: &str,
    title: &'static str,
    people: &[PersonRow],
    deeds: impl Fn(&PersonRow) -> Vec<Deed>,
) -> Markup {
    html! {
        @if !people.is_empty() {
            section aria-labelledby=(id) {
                h2 #(id) { (ctx.message(title)) }
                ul .ways.people { @for person in people { (row(ctx, person, &deeds(person))) } }
            }
        }
    }
}

fn row(ctx: &PageContext<'_>, person: &PersonRow, deeds: &[Deed]) -> Markup {
    html! {
        li {
            strong { (person.name) }
            @if !person.account { " " span .tag { (ctx.message("pages-friend-guest")) } }
            div .row { @for (action, label) in deeds { (button(ctx, person, action, label)) } }
        }
    }
}

/// The requests of the reader: people by name, and the account names that the reader has entered.
fn asked(ctx: &PageContext<'_>, model: &FriendsPage) -> Markup {
    html! {
        @if !model.asked.is_empty() || !model.asked_logins.is_empty() {
            section aria-labelledby="asked" {
                h2 #asked { (ctx.message("pages-friends-asked")) }
                ul .ways.people {
                    @for person in &model.asked { (row(ctx, person, &[WITHDRAW])) }
                    @for login in &model.asked_logins {
                        li {
                            strong { (login) }
                            form .row method="post" action="/friends/withdraw" {
                                input type="hidden" name="login" value=(login);
                                button .quiet { (ctx.message(WITHDRAW.1)) span .unseen { " – " (login) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn button(ctx: &PageContext<'_>, person: &PersonRow, action: &str, label: &'static str) -> Markup {
    let main = label == ACCEPT.1;
    html! {
        form method="post" action=(action) {
            input type="hidden" name="person" value=(person.id);
            button .quiet[!main] { (ctx.message(label)) span .unseen { " – " (person.name) } }
        }
    }
}

/// Asks somebody whose account name the reader knows.
fn by_login(ctx: &PageContext<'_>) -> Markup {
    html! {
        section aria-labelledby="by-login" {
            h2 #by-login { (ctx.message("pages-friends-add")) }
            form .line method="post" action="/friends/ask" {
                label for="friend-login" { (ctx.message("pages-account-login")) }
                input #friend-login name="login" required maxlength="40" autocomplete="off" autocapitalize="none";
                button { (ctx.message("pages-friend-ask")) }
            }
            p .faint { (ctx.message("pages-friends-add-words")) }
        }
    }
}
