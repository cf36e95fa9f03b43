//! How a host and an address can be spelled, and what the policy says to each.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use egress::{BadHost, Grants, HostName, Reach};
use schemas::manifest::NetworkMode;

/// `Ok` is the canonical host and port, `Err` the refusal's code.
type Verdict = Result<&'static str, &'static str>;

fn grants() -> Grants {
    let patterns = |all: &[&str]| all.iter().map(|p| p.parse().unwrap()).collect::<Vec<_>>();
    let allowed = patterns(&[
        "example.com",
        "*.example.org",
        "**.example.net",
        "xn--bcher-kva.example",
        "*.github.com",
        "*.amazonaws.com",
        "**.example.co.uk",
    ]);
    let denied = patterns(&["denied.example.org", "*.bad.example.net", "**.evil.example.org"]);
    Grants::new(&allowed, &denied, NetworkMode::Limited).unwrap()
}

fn judge(table: &[(&str, Verdict)], reach: Reach) {
    let grants = grants();
    let mut wrong = Vec::new();
    for (url, verdict) in table {
        let found = match grants.judge("GET", url, reach) {
            Ok(permit) => Ok(format!("{}:{}", permit.target().host(), permit.target().port())),
            Err(denied) => Err(denied.code()),
        };
        if found.as_deref().map_err(|code| *code) != verdict.as_ref().copied().map_err(|code| *code) {
            wrong.push(format!("{url:?}: {found:?}, expected {verdict:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), table.len(), wrong.join("\n"));
}

/// Names of one and the same host, however they are written.
const SAME: &[(&str, Verdict)] = &[
    ("https://example.com", Ok("example.com:443")),
    ("https://example.com/", Ok("example.com:443")),
    ("https://example.com:443/", Ok("example.com:443")),
    ("https://EXAMPLE.com/", Ok("example.com:443")),
    ("HTTPS://example.com/", Ok("example.com:443")),
    ("hTtPs://eXaMpLe.CoM/", Ok("example.com:443")),
    ("https://example.com./", Ok("example.com:443")),
    ("https://EXAMPLE.COM.:443/", Ok("example.com:443")),
    ("https://example.com?x=1", Ok("example.com:443")),
    ("https://example.com#fragment", Ok("example.com:443")),
    ("https://example.com/?next=https://evil.example/", Ok("example.com:443")),
    ("https://example.com/@evil.example", Ok("example.com:443")),
    ("https://example.com/a/../../../b", Ok("example.com:443")),
    ("https://example.com/%00", Ok("example.com:443")),
    ("https://example.com/%0d%0aHost:%20evil.example", Ok("example.com:443")),
    ("https://example.com//evil.example/", Ok("example.com:443")),
    ("https://example.com/;@evil.example", Ok("example.com:443")),
    ("https://example\u{3002}com/", Ok("example.com:443")),
    ("https://example\u{ff0e}com/", Ok("example.com:443")),
    ("https://example\u{ff61}com/", Ok("example.com:443")),
    ("https://ｅｘａｍｐｌｅ.com/", Ok("example.com:443")),
    ("https://ⓔⓧⓐⓜⓟⓛⓔ.com/", Ok("example.com:443")),
    ("https://exam\u{ad}ple.com/", Ok("example.com:443")),
    ("https://exam\u{2060}ple.com/", Ok("example.com:443")),
    ("https://exam\u{200b}ple.com/", Ok("example.com:443")),
    ("https://bücher.example/", Ok("xn--bcher-kva.example:443")),
    ("https://BÜCHER.example/", Ok("xn--bcher-kva.example:443")),
    ("https://bu\u{308}cher.example/", Ok("xn--bcher-kva.example:443")),
    ("https://xn--bcher-kva.example/", Ok("xn--bcher-kva.example:443")),
    ("https://XN--BCHER-KVA.example/", Ok("xn--bcher-kva.example:443")),
];

/// Patterns, label by label.
const NAMES: &[(&str, Verdict)] = &[
    ("https://www.example.com/", Err("not-granted")),
    ("https://example.com.evil.example/", Err("not-granted")),
    ("https://notexample.com/", Err("not-granted")),
    ("https://examplecom/", Err("bad-host")),
    ("https://evil.example/example.com", Err("not-granted")),
    ("https://evil.example/?example.com", Err("not-granted")),
    ("https://evil.example#example.com", Err("not-granted")),
    ("https://example.co/", Err("not-granted")),
    ("https://example.comm/", Err("not-granted")),
    ("https://xample.com/", Err("not-granted")),
    ("https://exаmple.com/", Err("not-granted")),
    ("https://example.org/", Err("not-granted")),
    ("https://a.example.org/", Ok("a.example.org:443")),
    ("https://a.b.example.org/", Ok("a.b.example.org:443")),
    ("https://A.B.EXAMPLE.ORG./", Ok("a.b.example.org:443")),
    ("https://aexample.org/", Err("not-granted")),
    ("https://a.example.org.evil.example/", Err("not-granted")),
    ("https://denied.example.org/", Err("denied-domain")),
    ("https://DENIED.example.org./", Err("denied-domain")),
    ("https://deni\u{ad}ed.example.org/", Err("denied-domain")),
    ("https://ｄenied.example.org/", Err("denied-domain")),
    ("https://a.denied.example.org/", Ok("a.denied.example.org:443")),
    ("https://evil.example.org/", Err("denied-domain")),
    ("https://a.evil.example.org/", Err("denied-domain")),
    ("https://a.b.evil.example.org/", Err("denied-domain")),
    ("https://notevil.example.org/", Ok("notevil.example.org:443")),
    ("https://example.net/", Ok("example.net:443")),
    ("https://a.example.net/", Ok("a.example.net:443")),
    ("https://a.b.c.example.net/", Ok("a.b.c.example.net:443")),
    ("https://bad.example.net/", Ok("bad.example.net:443")),
    ("https://a.bad.example.net/", Err("denied-domain")),
    ("https://a.b.bad.example.net/", Err("denied-domain")),
    ("https://example.co.uk/", Ok("example.co.uk:443")),
    ("https://a.example.co.uk/", Ok("a.example.co.uk:443")),
    ("https://other.co.uk/", Err("not-granted")),
    ("https://co.uk/", Err("not-granted")),
    ("https://api.github.com/", Ok("api.github.com:443")),
    ("https://github.com/", Err("not-granted")),
    ("https://someone.github.io/", Err("not-granted")),
    // A public suffix lies between the pattern and the name: anybody's bucket.
    ("https://somebodys-bucket.s3.amazonaws.com/", Err("not-granted")),
    ("https://xn--bcher-kva.example.com/", Err("not-granted")),
    ("https://com/", Err("bad-host")),
];

/// Addresses, in every spelling.
const ADDRESSES: &[(&str, Verdict)] = &[
    ("https://127.0.0.1/", Err("address-literal")),
    ("https://127.0.0.1./", Err("address-literal")),
    ("https://127.1/", Err("address-literal")),
    ("https://127.0.1/", Err("address-literal")),
    ("https://0/", Err("address-literal")),
    ("https://0.0.0.0/", Err("address-literal")),
    ("https://2130706433/", Err("address-literal")),
    ("https://0x7f000001/", Err("address-literal")),
    ("https://0x7F.1/", Err("address-literal")),
    ("https://0x7f.0x0.0x0.0x1/", Err("address-literal")),
    ("https://0177.0.0.1/", Err("address-literal")),
    ("https://017700000001/", Err("address-literal")),
    ("https://0177.0x0.0.1/", Err("address-literal")),
    ("https://00000177.0.0.1/", Err("address-literal")),
    ("https://0x/", Err("address-literal")),
    ("https://0X7F.1/", Err("address-literal")),
    ("https://1.2.3.4/", Err("address-literal")),
    ("https://8.8.8.8/", Err("address-literal")),
    ("https://8.8.8.8:443/", Err("address-literal")),
    ("https://169.254.169.254/latest/meta-data/", Err("address-literal")),
    ("https://2852039166/", Err("address-literal")),
    ("https://0xA9FEA9FE/", Err("address-literal")),
    ("https://168.63.129.16/", Err("address-literal")),
    ("https://100.100.100.200/", Err("address-literal")),
    ("https://10.0.0.1/", Err("address-literal")),
    ("https://192.168.0.1/", Err("address-literal")),
    ("https://256.256.256.256/", Err("address-literal")),
    ("https://1.2.3.4.5/", Err("address-literal")),
    ("https://example.com.1/", Err("address-literal")),
    ("https://example.0x1/", Err("address-literal")),
    ("https://999999999999/", Err("address-literal")),
    ("https://１２７.０.０.１/", Err("address-literal")),
    ("https://①②⑦.0.0.1/", Err("address-literal")),
    ("https://127\u{3002}0\u{3002}0\u{3002}1/", Err("address-literal")),
    ("https://127.0.0.\u{ad}1/", Err("address-literal")),
    ("https://[::1]/", Err("address-literal")),
    ("https://[::1]:443/", Err("address-literal")),
    ("https://[::]/", Err("address-literal")),
    ("https://[0:0:0:0:0:0:0:1]/", Err("address-literal")),
    ("https://[::ffff:127.0.0.1]/", Err("address-literal")),
    ("https://[::ffff:7f00:1]/", Err("address-literal")),
    ("https://[64:ff9b::7f00:1]/", Err("address-literal")),
    ("https://[2002:7f00:1::]/", Err("address-literal")),
    ("https://[fe80::1%25eth0]/", Err("address-literal")),
    ("https://[fe80::1%eth0]/", Err("address-literal")),
    ("https://[fd00:ec2::254]/", Err("address-literal")),
    ("https://[2606:4700::1111]/", Err("address-literal")),
    ("https://[v1.fe]/", Err("address-literal")),
    ("https://[::1/", Err("address-literal")),
    ("https://::1/", Err("bad-url")),
    ("https://127.0.0.1.example.org/", Ok("127.0.0.1.example.org:443")),
    ("https://0x7f.example.org/", Ok("0x7f.example.org:443")),
];

/// What is not an address at all, or hides what it is.
const SHAPES: &[(&str, Verdict)] = &[
    ("", Err("bad-url")),
    ("https://", Err("bad-host")),
    ("https:///", Err("bad-host")),
    ("https:///example.com/", Err("bad-host")),
    ("https:example.com", Err("bad-url")),
    ("https:/example.com", Err("bad-url")),
    ("//example.com/", Err("bad-url")),
    ("example.com", Err("bad-url")),
    ("/", Err("bad-url")),
    ("://example.com/", Err("bad-url")),
    ("http://example.com/", Err("plain-http")),
    ("http://example.com:443/", Err("plain-http")),
    ("ftp://example.com/", Err("bad-url")),
    ("ws://example.com/", Err("bad-url")),
    ("wss://example.com/", Err("bad-url")),
    ("file:///etc/passwd", Err("bad-url")),
    ("file://example.com/etc/passwd", Err("bad-url")),
    ("data:text/html,hello", Err("bad-url")),
    ("javascript://example.com/%0aalert(1)", Err("bad-url")),
    ("blob:https://example.com/x", Err("bad-url")),
    ("gopher://example.com/", Err("bad-url")),
    ("view-source:https://example.com/", Err("bad-url")),
    ("jar:https://example.com/x", Err("bad-url")),
    ("https+unix://example.com/", Err("bad-url")),
    ("https\u{0}://example.com/", Err("bad-url")),
    ("https://example.com\u{0}/", Err("bad-url")),
    ("https://example.com\u{0}.evil.example/", Err("bad-url")),
    ("https://example.com/\u{0}", Err("bad-url")),
    ("https://example.com/\r\nHost: evil.example", Err("bad-url")),
    ("https://exam\tple.com/", Err("bad-url")),
    ("https://exam\nple.com/", Err("bad-url")),
    ("ht\ntps://example.com/", Err("bad-url")),
    (" https://example.com/", Err("bad-url")),
    ("https://example.com/ ", Err("bad-url")),
    ("https://example.com /", Err("bad-url")),
    ("https:// example.com/", Err("bad-url")),
    ("https://example.com/\u{7f}", Err("bad-url")),
    ("https://example.com/\u{85}", Err("bad-url")),
    ("https://example.com/\u{a0}", Err("bad-url")),
    ("https://example.com/\u{2028}", Err("bad-url")),
    ("https://example.com\u{3000}/", Err("bad-url")),
    ("https://example.com\\@evil.example/", Err("bad-url")),
    ("https://evil.example\\@example.com/", Err("bad-url")),
    ("https:\\\\example.com\\", Err("bad-url")),
    ("https://example.com\\evil.example/", Err("bad-url")),
    ("https://user@example.com/", Err("userinfo")),
    ("https://user:password@example.com/", Err("userinfo")),
    ("https://:@example.com/", Err("userinfo")),
    ("https://@example.com/", Err("userinfo")),
    ("https://example.com@evil.example/", Err("userinfo")),
    ("https://example.com:443@evil.example/", Err("userinfo")),
    ("https://evil.example:443@example.com/", Err("userinfo")),
    ("https://example.com%40evil.example/", Err("bad-host")),
    ("https://%65xample.com/", Err("bad-host")),
    ("https://example%2ecom/", Err("bad-host")),
    ("https://example.com%00/", Err("bad-host")),
    ("https://example.com%2f.evil.example/", Err("bad-host")),
    ("https://%31%32%37.0.0.1/", Err("bad-host")),
    ("https://example.com:/", Err("bad-url")),
    ("https://example.com:0/", Err("bad-url")),
    ("https://example.com:00443/", Err("bad-url")),
    ("https://example.com:+443/", Err("bad-url")),
    ("https://example.com:-1/", Err("bad-url")),
    ("https://example.com:443x/", Err("bad-url")),
    ("https://example.com:443:443/", Err("bad-url")),
    ("https://example.com:65979/", Err("bad-url")),
    ("https://example.com:４４３/", Err("bad-url")),
    ("https://example.com:80/", Err("port")),
    ("https://example.com:22/", Err("port")),
    ("https://example.com:8443/", Err("port")),
    ("https://example.com:65535/", Err("port")),
    ("https://example..com/", Err("bad-host")),
    ("https://.example.com/", Err("bad-host")),
    ("https://example.com../", Err("bad-host")),
    ("https://./", Err("bad-host")),
    ("https://../", Err("bad-host")),
    ("https://*.example.org/", Err("bad-host")),
    ("https://a_b.example.org/", Err("bad-host")),
    ("https://a,b.example.org/", Err("bad-host")),
    ("https://a;b.example.org/", Err("bad-host")),
    ("https://a!b.example.org/", Err("bad-host")),
    ("https://a$b.example.org/", Err("bad-host")),
    ("https://a&b.example.org/", Err("bad-host")),
    ("https://a'b.example.org/", Err("bad-host")),
    ("https://a(b).example.org/", Err("bad-host")),
    ("https://a<b.example.org/", Err("bad-host")),
    ("https://a|b.example.org/", Err("bad-host")),
    ("https://a^b.example.org/", Err("bad-host")),
    ("https://a{b}.example.org/", Err("bad-host")),
    ("https://a`b.example.org/", Err("bad-host")),
    ("https://a\"b.example.org/", Err("bad-host")),
    ("https://a~b.example.org/", Err("bad-host")),
    ("https://a=b.example.org/", Err("bad-host")),
    ("https://-a.example.org/", Err("bad-host")),
    ("https://a-.example.org/", Err("bad-host")),
    ("https://-.example.org/", Err("bad-host")),
    ("https://xn--/", Err("bad-host")),
    ("https://xn--a.example.org/", Err("bad-host")),
    ("https://xn--.example.org/", Err("bad-host")),
    ("https://a\u{202e}b.example.org/", Err("bad-host")),
    ("https://a\u{2044}b.example.org/", Ok("xn--ab-c6t.example.org:443")),
    ("https://example.com\u{2215}evil.example.org/", Ok("example.xn--comevil-ef0d.example.org:443")),
    // What only looks like a slash is a letter of a name, and the name is judged as what it is.
    ("https://example.com\u{2215}evil.example/", Err("not-granted")),
    ("https://a\u{ff0f}b.example.org/", Err("bad-host")),
    ("https://a\u{ff03}b.example.org/", Err("bad-host")),
    ("https://example.com\u{ff1a}443/", Err("bad-host")),
    ("https://a℀b.example.org/", Err("bad-host")),
    ("https://localhost/", Err("bad-host")),
    ("https://LOCALHOST./", Err("bad-host")),
    ("https://ⓛocalhost/", Err("bad-host")),
    ("https://a.localhost/", Err("bad-host")),
    ("https://metadata/", Err("bad-host")),
    ("https://metadata.google.internal/", Err("bad-host")),
    ("https://printer.local/", Err("bad-host")),
    ("https://router.home.arpa/", Err("bad-host")),
    ("https://hidden.onion/", Err("bad-host")),
    ("https://x.invalid/", Err("bad-host")),
    ("https://x.test/", Err("bad-host")),
];

#[test]
fn every_spelling_of_one_host_is_that_host() {
    judge(SAME, Reach::https());
}

#[test]
fn patterns_are_compared_label_by_label_and_denial_wins() {
    judge(NAMES, Reach::https());
}

#[test]
fn an_address_is_refused_in_every_spelling() {
    judge(ADDRESSES, Reach::https());
}

#[test]
fn what_hides_what_it_is_is_refused() {
    judge(SHAPES, Reach::https());
}

#[test]
fn the_table_is_long_enough_to_mean_something() {
    let spellings: std::collections::HashSet<&str> =
        [SAME, NAMES, ADDRESSES, SHAPES].iter().flat_map(|table| table.iter().map(|(url, _)| *url)).collect();
    assert!(spellings.len() >= 150, "{}", spellings.len());
    assert_eq!(spellings.len(), [SAME, NAMES, ADDRESSES, SHAPES].iter().map(|t| t.len()).sum::<usize>());
}

#[test]
fn plain_http_is_spoken_on_its_own_port_where_it_is_allowed() {
    judge(
        &[
            ("http://example.com/", Ok("example.com:80")),
            ("http://example.com:80/", Ok("example.com:80")),
            ("http://example.com:443/", Err("port")),
            ("https://example.com:80/", Err("port")),
            ("http://example.com:8080/", Err("port")),
            ("http://127.0.0.1/", Err("address-literal")),
            ("http://user@example.com/", Err("userinfo")),
            ("https://example.com/", Ok("example.com:443")),
        ],
        Reach::https_and_http(),
    );
}

#[test]
fn what_goes_on_the_wire_is_the_canonical_spelling_without_a_fragment() {
    let permit = grants().judge("GET", "https://ＥXAMPLE.com.:443/a?b#c", Reach::https()).unwrap();
    assert_eq!(permit.target().url().as_str(), "https://example.com/a?b");
}

#[test]
fn a_name_that_is_too_long_is_no_name() {
    let label = "a".repeat(63);
    let longest = format!("{label}.{label}.{label}.{}.org", "a".repeat(57));
    assert_eq!(longest.len(), 253);
    assert!(HostName::parse(&longest).is_ok());
    assert_eq!(HostName::parse(&format!("a{longest}")), Err(BadHost::TooLong));
    assert_eq!(HostName::parse(&format!("a{label}.org")), Err(BadHost::TooLong));
    assert_eq!(HostName::parse(&"a.".repeat(1 << 20)), Err(BadHost::TooLong));
    let url = format!("https://example.com/{}", "a".repeat(8 << 10));
    assert_eq!(grants().judge("GET", &url, Reach::https()).unwrap_err().code(), "bad-url");
}

#[test]
fn a_name_has_one_spelling_and_reads_as_itself() {
    for (url, verdict) in [SAME, NAMES].concat() {
        let Ok(canonical) = verdict else { continue };
        let host = canonical.strip_suffix(":443").unwrap_or_else(|| panic!("{url}: {canonical}"));
        assert_eq!(HostName::parse(host).map(|h| h.to_string()).as_deref(), Ok(host));
    }
}

#[test]
fn a_tunnel_is_judged_by_the_same_names() {
    let full = |host: &str, port| {
        let allowed = ["example.com".parse().unwrap(), "**.example.org".parse().unwrap()];
        let denied = ["denied.example.org".parse().unwrap()];
        let grants = Grants::new(&allowed, &denied, NetworkMode::Full).unwrap();
        grants.judge_tunnel(host, port, Reach::https()).map(|permit| permit.host().to_string()).map_err(|d| d.code())
    };
    assert_eq!(full("EXAMPLE.com.", 443).as_deref(), Ok("example.com"));
    for (host, port, code) in [
        ("example.com", 80, "port"),
        ("example.com", 22, "port"),
        ("example.com", 0, "port"),
        ("127.0.0.1", 443, "address-literal"),
        ("0x7f.1", 443, "address-literal"),
        ("[::1]", 443, "address-literal"),
        ("::1", 443, "address-literal"),
        ("denied.example.org", 443, "denied-domain"),
        ("evil.example", 443, "not-granted"),
        ("localhost", 443, "bad-host"),
        ("", 443, "bad-host"),
        ("user@example.com", 443, "bad-host"),
        ("example.com\0", 443, "bad-host"),
        ("example.com\r\n", 443, "bad-host"),
    ] {
        assert_eq!(full(host, port), Err(code), "{host}:{port}");
    }
    let limited = grants().judge_tunnel("example.com", 443, Reach::https());
    assert_eq!(limited.unwrap_err().code(), "tunnel");
}

#[test]
fn a_public_suffix_cannot_be_granted_in_any_form() {
    for broad in ["co.uk", "*.co.uk", "**.co.uk", "*.github.io", "github.io", "**.blogspot.com", "*.s3.amazonaws.com"] {
        let granted = Grants::new(&[broad.parse().unwrap()], &[], NetworkMode::Limited);
        assert!(granted.is_err(), "{broad}");
        // To deny one is anybody's right.
        assert!(Grants::new(&[], &[broad.parse().unwrap()], NetworkMode::Limited).is_ok(), "{broad}");
    }
}

#[test]
fn limited_mode_only_asks_over_https_too() {
    for method in ["POST", "PUT", "PATCH", "DELETE", "QUERY", "PROPFIND"] {
        let refused = grants().judge(method, "https://example.com/", Reach::https()).unwrap_err();
        assert_eq!(refused.code(), "method", "{method}");
    }
    for method in ["get", "Get", "CONNECT", "TRACE", "TRACK", "", "GET ", "GE T", "GET\r\nX: y", "POST\0"] {
        let refused = grants().judge(method, "https://example.com/", Reach::https()).unwrap_err();
        assert_eq!(refused.code(), "method", "{method:?}");
    }
    for method in ["GET", "HEAD", "OPTIONS"] {
        assert!(grants().judge(method, "https://example.com/", Reach::https()).is_ok(), "{method}");
    }
    let full = Grants::new(&["example.com".parse().unwrap()], &[], NetworkMode::Full).unwrap();
    for (method, fine) in [("POST", true), ("PROPFIND", true), ("CONNECT", false), ("TRACE", false), ("post", false)] {
        assert_eq!(full.judge(method, "https://example.com/", Reach::https()).is_ok(), fine, "{method}");
    }
}
