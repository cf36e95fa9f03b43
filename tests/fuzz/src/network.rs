//! What the network policy reads from plugins and from sandboxed programs: addresses, TLS hellos, requests to the proxy.

use egress::proxy::{read_head, read_hello, read_socks_greeting, read_socks_request};
use egress::{Grants, HostName, Reach};
use schemas::manifest::NetworkMode;

/// `method SP url`: what is permitted is granted, canonical, and judged the same again.
pub fn url(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let (method, url) = text.split_once(' ').unwrap_or(("GET", text));
    let patterns = |all: &[&str]| all.iter().map(|p| p.parse().expect("a pattern")).collect::<Vec<_>>();
    let allowed = patterns(&["example.com", "**.example.org"]);
    let grants = Grants::new(&allowed, &patterns(&["denied.example.org"]), NetworkMode::Limited).expect("narrow");
    for (reach, ports) in [(Reach::https(), &[443][..]), (Reach::https_and_http(), &[443, 80])] {
        let Ok(permit) = grants.judge(method, url, reach) else { continue };
        let target = permit.target();
        let host = target.host().as_str();
        assert!(host == "example.com" || host == "example.org" || host.ends_with(".example.org"), "{host}");
        assert!(host != "denied.example.org" && ports.contains(&target.port()));
        assert!(matches!(permit.method().as_str(), "GET" | "HEAD" | "OPTIONS"));
        assert_eq!(HostName::parse(host).as_ref(), Ok(target.host()));
        let wire = target.url();
        assert_eq!((wire.host_str(), wire.username(), wire.password()), (Some(host), "", None));
        assert!(wire.as_str().bytes().all(|b| b.is_ascii_graphic()), "{wire}");
        let again = grants.judge(method, wire.as_str(), reach).expect("what was permitted is permitted");
        assert_eq!(again.target(), target);
    }
}

/// A prefix of a hello is not yet one, and what follows it changes nothing.
pub fn hello(data: &[u8]) {
    let whole = read_hello(data);
    if let Ok(Some(hello)) = &whole {
        assert!(!hello.server_name.is_empty() && hello.server_name.bytes().all(|b| b.is_ascii_graphic()));
        let longer = [data, b"\x17\x03\x03\x00\x01x"].concat();
        assert_eq!(read_hello(&longer), whole);
    }
    let mut known = None;
    for n in 0..data.len().min(600) {
        match (read_hello(&data[..n]), &known) {
            (Ok(None), None) => {}
            (now, None) => known = Some(now),
            (now, Some(before)) => assert_eq!(&now, before),
        }
    }
}

/// The first byte chooses the reader.
pub fn proxy_head(data: &[u8]) {
    let Some((choice, bytes)) = data.split_first() else { return };
    match choice % 3 {
        0 => {
            let Ok(Some(head)) = read_head(bytes) else { return };
            assert!(head.bytes <= bytes.len());
            assert!(head.headers.iter().all(|(_, value)| !value.contains(['\r', '\n', '\0'])));
            assert!(!head.target.contains([' ', '\r', '\n']));
            assert_eq!(read_head(&bytes[..head.bytes]), Ok(Some(head.clone())));
            if head.headers.iter().any(|(name, _)| name == "transfer-encoding") {
                assert!(head.body_bytes().is_err());
            }
            let _read = head.authority();
        }
        1 => {
            if let Ok(Some(n)) = read_socks_greeting(bytes) {
                assert!(n <= bytes.len() && bytes[0] == 5);
            }
        }
        _ => {
            if let Ok(Some(wanted)) = read_socks_request(bytes) {
                assert!(wanted.bytes <= bytes.len() && wanted.host.len() == wanted.bytes - 7);
            }
        }
    }
}
