//! A house that is kept: somebody reports a line, an administrator removes it and bans its author; accounts by invitation.

use crate::{
    accessibility::examine,
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

const PASSWORD: &str = "mammoths at dawn";

async fn register(browser: &Browser, login: &str) {
    browser.write("form[action='/account/new'] input[name=login]", login).await;
    browser.write("form[action='/account/new'] input[name=password]", PASSWORD).await;
    browser.click("form[action='/account/new'] button").await;
    browser.find("form[action='/account/sign-out']").await;
}

/// Opens a page of administrators and has axe look at it.
async fn keep(ada: &Browser, path: &str) {
    ada.go(path).await;
    ada.find("main.house").await;
    examine(ada, path).await;
}

async fn the_house_is_kept(device: Device) {
    let server = Server::start();
    let (ada, ben) = (Browser::open(&server, device).await, Browser::open(&server, Device::DESKTOP).await);
    ada.go("/account").await;
    register(&ada, "ada").await;
    tables::open(&ada, &Setting { game: "rise-of-tribes", sitters: &["me", "open"], options: &[] }).await;
    let table = ada.path().await.split('?').next().unwrap().to_owned();
    ben.go(&table).await;
    ben.write("form[action$='/join'] input[name=name]", "Ben").await;
    ben.until("a seat", async || {
        if !ben.path().await.contains("?as=") && ben.has("form[action$='/join'] button").await {
            ben.click("form[action$='/join'] button").await;
        }
        ben.path().await.contains("?as=")
    })
    .await;
    ben.until("the game", async || ben.has("main.playing").await).await;
    let say = "document.getElementById('tab-chat').click(); const say = document.getElementById('say'); \
               say.value = 'You mammoth'; say.form.requestSubmit()";
    ben.run(say).await;
    ada.go(&table).await;
    ada.until("the line", async || ada.has("#said-1 .report").await).await;
    let report = ada.run("return document.querySelector('#said-1 .report').getAttribute('href')").await;
    ada.go(report.as_str().unwrap()).await;
    examine(&ada, "report").await;
    ada.write("#why", "Rude").await;
    ada.click("form[action$='/report'] button").await;
    ada.find(".notice.good").await;

    keep(&ada, "/admin").await;
    keep(&ada, "/admin/reports").await;
    ada.click("form[action$='/remove'] button").await;
    ben.until("the removal", async || ben.has("#said-1 .removed").await).await;
    let person = ada.run("return document.querySelector('.house-act a').getAttribute('href')").await;
    ada.click("form[action$='/resolve'] button").await;
    keep(&ada, person.as_str().unwrap()).await;
    ada.write("#why", "Rude").await;
    ada.click("form[action$='/ban'] button").await;
    ada.find("form[action$='/lift']").await;
    ben.go("/").await;
    assert!(ben.text().await.contains("Rude"), "{}", ben.text().await);
    examine(&ben, "banned").await;
    ben.click("form[action='/account/sign-out'] button").await;

    for path in ["/admin/people", "/admin/tables", "/admin/bans", "/admin/audit"] {
        keep(&ada, path).await;
    }
    keep(&ada, "/admin/registration").await;
    ada.click("input[value=invitation]").await;
    ada.click("form[action='/admin/registration'] button").await;
    ada.click("form[action='/admin/invitations'] button").await;
    ada.find(".house-row input[readonly]").await;
    examine(&ada, "invitations").await;
    let link = ada.run("return document.querySelector('.house-row input[readonly]').value").await;
    let link = link.as_str().map(str::to_owned).unwrap_or_else(|| link.to_string());
    ben.go("/account").await;
    assert!(!ben.has("form[action='/account/new']").await);
    let code = link.rsplit('=').next().unwrap().trim_matches(['"', '}']).to_owned();
    ben.go(&format!("/account?invitation={code}")).await;
    register(&ben, "ben").await;
}

#[tokio::test]
async fn a_line_is_reported_removed_and_its_author_banned_on_a_desk() {
    the_house_is_kept(Device::DESKTOP).await;
}

#[tokio::test]
async fn a_line_is_reported_removed_and_its_author_banned_on_a_phone() {
    the_house_is_kept(Device::PHONE).await;
}
