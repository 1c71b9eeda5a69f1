//! The size of a table page with an empty cache.

use loadgen::{Browser, ClientError};
use reqwest::{Client, header::ACCEPT_ENCODING};

/// The compressed size of a table page with its static files, for the game with the largest page.
pub(crate) async fn cold_page(http: &Client, base: &str) -> Result<usize, ClientError> {
    // Without decompression, to count the bytes that were sent.
    let wire = Client::builder().no_brotli().build()?;
    let mut largest = 0;
    for (game, seats) in crate::tables::GAMES {
        let mut browser = Browser::new(http, base);
        let table = browser.open_table(game, "Size", &vec!["random"; seats - 1]).await?;
        let page = format!("{base}/table/{table}");
        let html = http.get(&page).send().await?.text().await?;
        let mut total = bytes(&wire, &page).await?;
        for link in links(&html) {
            total += bytes(&wire, &format!("{base}{link}")).await?;
        }
        largest = largest.max(total);
    }
    Ok(largest)
}

async fn bytes(wire: &Client, url: &str) -> Result<usize, ClientError> {
    let response = wire.get(url).header(ACCEPT_ENCODING, "br").send().await?;
    match response.status() {
        status if status.is_success() => Ok(response.bytes().await?.len()),
        other => Err(ClientError::Status(other)),
    }
}

/// The static files that a page links to, without duplicates.
fn links(html: &str) -> Vec<&str> {
    let links = html.split('"').filter(|text| text.starts_with("/static/"));
    // Pictures refer to one symbol each of a shared file.
    let mut links: Vec<&str> = links.filter_map(|link| link.split('#').next()).collect();
    links.sort_unstable();
    links.dedup();
    links
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_file_a_page_links_to_is_counted_once() {
        let html = r#"<link href="/static/page-1.css"><script src="/static/a.js"></script><a href="/new">x</a>
            <link href="/static/a.js"><use href="/static/a.svg#x"/><use href="/static/a.svg#y"/>"#;
        assert_eq!(super::links(html), ["/static/a.js", "/static/a.svg", "/static/page-1.css"]);
    }
}
