//! Pages of the account and of friends, with everything they can show.

use pages::{
    PageContext,
    model::{
        AccountPage, ConfirmAccount, DeleteAccount, FriendState, FriendsPage, InvitationRow, InvitePage,
        PasskeyRow, PersonRow, RecoverLinkPage, RecoverPage, RecoveryCodes, TableRow,
    },
};

use super::EVIL;

/// The account page with passkeys and codes.
pub(crate) fn account() -> AccountPage {
    AccountPage {
        notice: Some(EVIL.to_owned()),
        has_password: true,
        passkeys: vec![PasskeyRow { id: "a-_9".to_owned(), name: EVIL.to_owned(), unused: 4000 }],
        offers_passkeys: true,
        codes_left: 7,
        ..AccountPage::default()
    }
}

pub(crate) fn invitation(table: TableRow) -> InvitationRow {
    InvitationRow { table, inviter: EVIL.to_owned(), secret: "s3cret".to_owned() }
}

fn person(id: i64, account: bool) -> PersonRow {
    PersonRow { id, name: EVIL.to_owned(), account }
}

/// The other pages.
pub(crate) fn pages(ctx: &PageContext<'_>, tables: &[TableRow]) -> Vec<(&'static str, String)> {
    let notice = || Some(EVIL.to_owned());
    let friends = FriendsPage {
        registered: true,
        invitations: tables.iter().cloned().map(invitation).collect(),
        asking: vec![person(1, true)],
        friends: vec![person(2, true)],
        tables: tables.to_vec(),
        asked: vec![person(3, true)],
        asked_logins: vec![EVIL.to_owned()],
        played: vec![person(4, true), person(5, false)],
        blocked: vec![person(6, false)],
        notice: notice(),
    };
    let states = [FriendState::Absent, FriendState::Invited, FriendState::Seated];
    let comrades = (1..).zip(states).map(|(id, state)| (person(id, true), state)).collect();
    let mut every = vec![
        ("friends", pages::friends(ctx, &friends)),
        ("friends of a guest", pages::friends(ctx, &FriendsPage::default())),
        ("nobody", pages::friends(ctx, &FriendsPage { registered: true, ..FriendsPage::default() })),
        (
            "account with a passkey only",
            pages::account(ctx, &AccountPage { login: notice(), has_password: false, ..account() }),
        ),
        (
            "confirmation",
            pages::confirm_account(
                ctx,
                &ConfirmAccount { has_password: true, has_passkeys: true, notice: notice() },
            ),
        ),
        (
            "confirmation with a passkey",
            pages::confirm_account(
                ctx,
                &ConfirmAccount { has_password: false, has_passkeys: true, notice: None },
            ),
        ),
        ("recovery", pages::recover(ctx, &RecoverPage { by_mail: true, notice: notice() })),
        (
            "recovery by link",
            pages::recover_link(ctx, &RecoverLinkPage { token: "t0ken".to_owned(), notice: notice() }),
        ),
        ("codes", pages::recovery_codes(ctx, &RecoveryCodes { codes: vec!["abcd-efgh".to_owned()] })),
        (
            "deletion",
            pages::delete_account(
                ctx,
                &DeleteAccount { login: EVIL.to_owned(), has_password: true, notice: notice() },
            ),
        ),
    ];
    if let Some(table) = tables.first() {
        let page = InvitePage { table: table.clone(), friends: comrades, notice: notice() };
        every.push(("invite", pages::invite(ctx, &page)));
        let alone = InvitePage { table: table.clone(), friends: Vec::new(), notice: None };
        every.push(("invite nobody", pages::invite(ctx, &alone)));
    }
    every.into_iter().map(|(name, page)| (name, page.into_string())).collect()
}
