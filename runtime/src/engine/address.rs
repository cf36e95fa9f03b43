//! URLs for the shims, parsed and changed by the `url` crate after the WHATWG standard.

use url::{Url, quirks};

/// The components in the shims' order, a line each; no component can hold a line feed.
fn components(url: &Url) -> String {
    [
        quirks::href(url),
        &quirks::origin(url),
        quirks::protocol(url),
        quirks::username(url),
        quirks::password(url),
        quirks::host(url),
        quirks::hostname(url),
        quirks::port(url),
        quirks::pathname(url),
        quirks::search(url),
        quirks::hash(url),
    ]
    .join("\n")
}

/// The components of `input`, seen from `base` if `relative`; empty where that is no URL.
pub(super) fn parsed(input: &str, base: Option<&str>) -> String {
    let url = match base {
        None => Url::parse(input),
        Some(base) => Url::parse(base).and_then(|base| base.join(input)),
    };
    url.as_ref().map(components).unwrap_or_default()
}

/// The components after one of them was set; a value that does not fit changes nothing, a bad `href` is empty.
pub(super) fn changed(href: &str, part: &str, value: &str) -> String {
    let Ok(mut url) = Url::parse(href) else { return String::new() };
    // The setters of the standard fail in silence.
    match part {
        "href" => return parsed(value, None),
        "protocol" => quirks::set_protocol(&mut url, value).unwrap_or_default(),
        "username" => quirks::set_username(&mut url, value).unwrap_or_default(),
        "password" => quirks::set_password(&mut url, value).unwrap_or_default(),
        "host" => quirks::set_host(&mut url, value).unwrap_or_default(),
        "hostname" => quirks::set_hostname(&mut url, value).unwrap_or_default(),
        "port" => quirks::set_port(&mut url, value).unwrap_or_default(),
        "pathname" => quirks::set_pathname(&mut url, value),
        "search" => quirks::set_search(&mut url, value),
        "hash" => quirks::set_hash(&mut url, value),
        _ => {}
    }
    components(&url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_url_has_no_components() {
        assert_eq!(parsed("/only/a/path", None), "");
        assert_eq!(parsed("x", Some("not a base")), "");
        assert_eq!(changed("https://example.com/", "href", "::"), "");
    }

    #[test]
    fn a_line_feed_in_the_input_never_reaches_a_component() {
        assert_eq!(parsed("https://exa\nmple.com/a\nb?c\n#d\n", None).lines().count(), 11);
    }
}
