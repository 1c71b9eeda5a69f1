//! The guided start, two browsers at one table, several people at one device.

use fantoccini::Locator;

use crate::{
    hands::{Hands, Moment, Way},
    kit::{Browser, Device, Server},
    tables::{self, Setting},
};

#[tokio::test]
async fn the_guided_start_of_each_game_can_be_followed_to_its_end() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    for game in catalog::all() {
        ada.go("/").await;
        ada.click(&format!("form[action='/guide/{}'] button", game.boxed().name())).await;
        ada.find("main.playing").await;
        let mut hands = Hands::new(Way::Advice);
        hands.wait(&ada).await;
        let mut guided = 0;
        while ada.has("form[action$='/guide']").await {
            hands.step(&ada).await;
            hands.wait(&ada).await;
            guided += 1;
        }
        assert!(guided > 20, "{}: {guided}", game.boxed().name());
    }
}

/// What of the guide's step cannot be seen: every place it points at, the button that takes it, or its words.
const OUT_OF_SIGHT: &str = "const sheet = document.querySelector('.sheet').getBoundingClientRect(); \
    const inside = (box, bottom) => box.width > 0 && box.left > -box.width / 2 && box.right < innerWidth + box.width / 2 && box.top >= 0 && box.bottom <= bottom + 1; \
    const choice = document.querySelector('#play .choice.hinted'); \
    const named = (choice.dataset.spots ?? '').split(' ').filter(Boolean); \
    const places = named.flatMap(id => [...document.querySelectorAll(`:is(.part, .own-board, .hand) [data-spot=\"${id}\"]`)]); \
    const seen = place => inside(place.getBoundingClientRect(), place.closest('.sheet') ? innerHeight : sheet.top); \
    if (places.length && !places.some(seen)) return `the place of ${choice.value}`; \
    const button = document.getElementById('confirm'); \
    if (!inside(button.getBoundingClientRect(), innerHeight)) return `the button of ${choice.value}`; \
    if (!document.querySelector('.hint').getBoundingClientRect().height) return `the words of ${choice.value}`; \
    return null";

#[tokio::test]
async fn a_guide_on_a_phone_always_shows_place_and_button() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::PHONE }).await;
    for game in catalog::all() {
        let name = game.boxed().name();
        ada.go(&format!("/rules/{name}")).await;
        ada.click(&format!(".primer-head form[action='/guide/{name}'] button")).await;
        ada.find("main.playing").await;
        let hands = Hands::new(Way::Advice);
        let mut guided = 0;
        loop {
            hands.wait(&ada).await;
            if !ada.has("#play .choice.hinted").await {
                break;
            }
            assert_eq!(ada.run(OUT_OF_SIGHT).await, serde_json::Value::Null, "{name}, step {guided}");
            if guided == 5 {
                // Whoever leaves finds the same step again.
                let table = ada.path().await;
                ada.go("/").await;
                ada.go(&table).await;
                hands.wait(&ada).await;
            }
            let before = ada.run("return document.querySelector('main').dataset.version").await;
            ada.click("#confirm").await;
            ada.until("the next step", async || {
                ada.run("return document.querySelector('main').dataset.version").await != before
            })
            .await;
            guided += 1;
        }
        assert!(guided > 20, "{name}: {guided}");
    }
}

/// Ben, who follows the link to Ada's table and sits down, on a phone.
async fn ben_joins(server: &Server, ada: &Browser) -> Browser {
    ben_joins_at(server.url(""), ada).await
}

/// The same by the server with this address.
pub(crate) async fn ben_joins_at(base: String, ada: &Browser) -> Browser {
    let ben = Browser::open_at(base, Device::PHONE).await;
    ben.go(ada.path().await.split('?').next().unwrap()).await;
    ben.write("form[action$='/join'] input[name=name]", "Ben").await;
    // The page moves under his finger when it learns that somebody is there: who misses presses again.
    ben.until("a seat", async || {
        let seated = ben.path().await.contains("?as=");
        if let (false, Ok(sit)) = (seated, ben.page.find(Locator::Css("form[action$='/join'] button")).await)
        {
            let _ = sit.click().await;
        }
        seated
    })
    .await;
    ben
}

#[tokio::test]
async fn two_people_in_two_browsers_see_each_others_moves_without_reloading() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    let setting = Setting { game: "ice-age", sitters: &["me", "open", "easy"], options: &[("short", "on")] };
    tables::open(&ada, &setting).await;
    ada.mark().await;
    let ben = ben_joins(&server, &ada).await;
    let mut players = [(&ada, Hands::new(Way::Buttons)), (&ben, Hands::new(Way::Buttons))];
    while act_in_turn(&mut players).await {}
    ben.find("main.over").await;
    assert!(players.iter().all(|(_, hands)| hands.taken > 5));
    assert!(ada.is_marked().await, "the page was loaded anew");
}

/// Whoever's page says that it is their turn acts; the pages must get there by themselves. `false` when the game is over.
pub(crate) async fn act_in_turn(players: &mut [(&Browser, Hands); 2]) -> bool {
    let [(one, _), (other, _)] = players;
    let (one, other) = (*one, *other);
    one.until("somebody's turn", async || {
        one.has("main.over, main[data-turn=yours]").await
            || other.has("main.over, main[data-turn=yours]").await
    })
    .await;
    if one.has("main.over").await || other.has("main.over").await {
        return false;
    }
    let mine = one.has("main[data-turn=yours]").await;
    let (browser, hands) = &mut players[usize::from(!mine)];
    if hands.wait(browser).await == Moment::Mine {
        hands.act(browser).await;
    }
    true
}

#[tokio::test]
async fn new_players_and_chat_appear_on_other_pages_before_the_game_starts() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    tables::open(&ada, &Setting { game: "ice-age", sitters: &["me", "open", "open"], options: &[] }).await;
    ada.mark().await;
    let ben = ben_joins(&server, &ada).await;
    ada.until("Ben at Ada's table", async || ada.text().await.contains("Ben")).await;
    for words in ["Hello from the river.", "Who else is coming?"] {
        ben.write("form[action$='/chat'] input[name=text]", words).await;
        ben.click("form[action$='/chat'] button").await;
        ada.until("what Ben said", async || {
            let chat = ada.run("return document.querySelector('.said').textContent").await;
            chat.as_str().unwrap().contains(words)
        })
        .await;
    }
    assert!(ada.is_marked().await, "the page was loaded anew");
}

/// A message is announced on the page of somebody who reads something else, and in its title until it is read.
#[tokio::test]
async fn a_message_shows_itself_to_those_who_do_not_read_the_chat() {
    let server = Server::start();
    let ada = Browser::open(&server, Device::DESKTOP).await;
    tables::open(&ada, &Setting { game: "ice-age", sitters: &["me", "open", "easy"], options: &[] }).await;
    let ben = ben_joins(&server, &ada).await;
    ada.find("main.playing").await;
    ben.run("document.getElementById('view-talk').click(); document.getElementById('tab-chat').click()")
        .await;
    ben.write("form[action$='/chat'] input[name=text]", "Over here!").await;
    ben.click("form[action$='/chat'] button").await;
    ada.until("a toast", async || {
        ada.has("#toasts .toast").await && ada.text().await.contains("Ben: Over here!")
    })
    .await;
    let title = async || ada.run("return document.title").await.as_str().unwrap().to_owned();
    assert!(title().await.starts_with("(1) "), "{}", title().await);
    assert!(ada.has("#unread:not([hidden])").await);
    // Taking the toast opens the chat.
    ada.click("#toasts button.toast").await;
    ada.until("the chat", async || !title().await.starts_with('(')).await;
}

#[tokio::test]
async fn three_people_pass_one_device_and_no_hand_is_visible_in_between() {
    let server = Server::start();
    let ada = Browser::open(&server, Device { calm: true, ..Device::DESKTOP }).await;
    let setting = Setting { game: "ice-age", sitters: &["me", "me", "me"], options: &[("short", "on")] };
    tables::open(&ada, &setting).await;
    let mut hands = Hands::new(Way::Buttons);
    let mut handed = 0;
    // Updates change the icon with the turn.
    let icon_fits = "return document.getElementById('icon').getAttribute('href').includes('icon-turn')
                     === (document.getElementById('main').dataset.turn === 'yours')";
    loop {
        let moment = hands.wait(&ada).await;
        assert_eq!(ada.run(icon_fits).await, true);
        match moment {
            Moment::Over => break,
            Moment::HandOver => {
                handed += 1;
                assert!(!ada.has(".hand").await && !ada.has("#play").await);
                ada.click("main.handing-over a.go").await;
                ada.find("main.playing").await;
            }
            Moment::Mine => hands.act(&ada).await,
        }
    }
    assert!(handed > 10, "{handed}");
}
