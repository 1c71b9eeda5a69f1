//! What a browser that was never here has to fetch for the page of a table.

use loadgen::{Browser, Trouble};
use reqwest::{Client, header::ACCEPT_ENCODING};

/// The bytes of a table's page with everything it links to, compressed; for the heaviest game.
pub(crate) async fn cold_page(http: &Client, base: &str) -> Result<usize, Trouble> {
    // This one counts what comes over the wire, so nothing may be unpacked on the way.
    let wire = Client::builder().no_brotli().build()?;
    let mut heaviest = 0;
    for (game, seats) in crate::town::GAMES {
        let mut browser = Browser::new(http, base);
        let table = browser.open_table(game, "Scales", &vec!["random"; seats - 1]).await?;
        let page = format!("{base}/table/{table}");
        let html = http.get(&page).send().await?.text().await?;
        let mut total = bytes(&wire, &page).await?;
        for link in links(&html) {
            total += bytes(&wire, &format!("{base}{link}")).await?;
        }
        heaviest = heaviest.max(total);
    }
    Ok(heaviest)
}

async fn bytes(wire: &Client, url: &str) -> Result<usize, Trouble> {
    let response = wire.get(url).header(ACCEPT_ENCODING, "br").send().await?;
    match response.status() {
        status if status.is_success() => Ok(response.bytes().await?.len()),
        other => Err(Trouble::Refused(other)),
    }
}

/// Everything of ours that the page links to, once each.
fn links(html: &str) -> Vec<&str> {
    let mut links: Vec<&str> = html.split('"').filter(|text| text.starts_with("/static/")).collect();
    links.sort_unstable();
    links.dedup();
    links
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_a_page_links_to_is_counted_once() {
        let html = r#"<link href="/static/page-1.css"><script src="/static/a.js"></script><a href="/new">x</a>
            <link href="/static/a.js">"#;
        assert_eq!(super::links(html), ["/static/a.js", "/static/page-1.css"]);
    }
}
