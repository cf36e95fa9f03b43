//! Which addresses are talked to, and where a redirect may lead.

use schemas::source::is_loopback;
use url::Url;

use super::{WebError, shown};

/// `https://` anywhere, `http://` to loopback, never with a user name or password in it.
///
/// # Errors
/// [`WebError::Forbidden`], naming the rule.
pub fn check(url: &Url) -> Result<(), WebError> {
    if !url.username().is_empty() || url.password().is_some() {
        let mut bare = url.clone();
        // Setting them on an address that has them cannot fail; if it did, the host alone is shown.
        let stripped = bare.set_username("").and_then(|()| bare.set_password(None));
        let address = stripped.map_or_else(|()| url.host_str().unwrap_or_default().to_owned(), |()| shown(&bare));
        return Err(WebError::Forbidden {
            address,
            why: "an address with a user name or a password is refused".into(),
        });
    }
    let why = match url.scheme() {
        "https" => return if url.host().is_some() { Ok(()) } else { Err(forbidden(url, "it names no host")) },
        "http" if is_loopback(url) => return Ok(()),
        "http" => "plain http is spoken to this machine's loopback addresses only; use https",
        "ssh" | "git" | "ext" => "only https is spoken; a rewrite rule (url.<base>.insteadOf) may lead elsewhere",
        _ => "only https is spoken",
    };
    Err(forbidden(url, why))
}

/// What [`check`] asks of an address, and: not from https to http, not from elsewhere into this machine.
///
/// # Errors
/// [`WebError::Forbidden`], naming the rule.
pub fn check_redirect(from: &Url, to: &Url) -> Result<(), WebError> {
    check(to)?;
    if from.scheme() == "https" && to.scheme() != "https" {
        return Err(forbidden(to, "a redirect from https to http is not followed"));
    }
    if is_loopback(to) && !is_loopback(from) {
        return Err(forbidden(to, "a redirect from another host to this machine is not followed"));
    }
    Ok(())
}

fn forbidden(url: &Url, why: &str) -> WebError {
    WebError::Forbidden { address: shown(url), why: why.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        text.parse().unwrap()
    }

    #[test]
    fn plain_http_is_for_loopback_only() {
        for refused in ["http://example.com/", "http://10.0.0.1/", "http://localhost.example.com/", "http://0.0.0.0/"] {
            assert!(matches!(check(&url(refused)), Err(WebError::Forbidden { .. })), "{refused}");
        }
        for fine in ["http://127.0.0.1:80/", "http://[::1]/", "http://localhost:1/", "https://example.com/"] {
            assert!(check(&url(fine)).is_ok(), "{fine}");
        }
    }

    #[test]
    fn other_schemes_are_refused() {
        for refused in
            ["ssh://example.com/x", "git://example.com/x", "ftp://example.com/", "file:///etc/passwd", "ext::sh"]
        {
            assert!(matches!(check(&url(refused)), Err(WebError::Forbidden { .. })), "{refused}");
        }
    }

    #[test]
    fn a_password_in_an_address_is_refused_and_not_repeated() {
        let error = check(&url("https://ada:hunter2@example.com/x")).unwrap_err();
        assert!(!error.to_string().contains("hunter2"), "{error}");
        assert!(!error.to_string().contains("ada"), "{error}");
    }

    #[test]
    fn a_redirect_goes_neither_down_to_http_nor_into_this_machine() {
        let public = url("https://example.com/");
        assert!(check_redirect(&public, &url("http://127.0.0.1/")).is_err());
        assert!(check_redirect(&public, &url("https://127.0.0.1/")).is_err());
        assert!(check_redirect(&url("https://localhost/"), &url("http://localhost/")).is_err());
        assert!(check_redirect(&public, &url("https://example.org/")).is_ok());
        assert!(check_redirect(&url("http://127.0.0.1/"), &url("https://example.org/")).is_ok());
    }
}
