//! What may happen on the way, and what it is worth.

use std::time::{Duration, Instant};

use audit::deep::Risk;
use tests::serve::chat::{Act, Chat};

use crate::bed::{self, Request, demand, envelope, http, ok};

const JSON: &str = "Content-Type: application/json";

fn honest(asked: &tests::serve::chat::Asked) -> String {
    envelope(&Request::read(asked).honest().to_string()).to_string()
}

fn acts(acts: Vec<Act>) -> Chat {
    Chat::new(move |_, _| acts.clone())
}

fn status(line: &'static str, headers: &'static str) -> Chat {
    Chat::new(move |_, _| http(line, &format!("{JSON}{headers}"), "{}"))
}

fn send(text: &str) -> Act {
    Act::Send(text.as_bytes().to_vec())
}

#[test]
fn a_status_that_is_not_200_is_no_answer_and_4xx_is_never_tried_again() {
    for line in [
        "400 Bad Request",
        "401 Unauthorized",
        "402 Payment Required",
        "403 Forbidden",
        "404 Not Found",
        "408 Request Timeout",
        "413 Content Too Large",
        "418 I'm a teapot",
        "204 No Content",
        "206 Partial Content",
    ] {
        let chat = status(line, "\r\nRetry-After: 0");
        demand(line, &chat, "unanswered", Risk::High);
        assert_eq!(chat.asked().len(), 1, "{line}");
    }
}

#[test]
fn too_many_requests_and_a_broken_server_are_tried_again_and_then_left() {
    for line in ["429 Too Many Requests", "500 Internal Server Error", "502 Bad Gateway", "503 Service Unavailable"] {
        let chat = status(line, "");
        demand(line, &chat, "unanswered", Risk::High);
        assert_eq!(chat.asked().len(), 3, "{line}");
        let recovered = Chat::new(move |nth, asked| if nth < 2 { http(line, JSON, "{}") } else { ok(honest(asked)) });
        demand(line, &recovered, "sound", Risk::Low);
        let asked = recovered.asked();
        assert!(asked.iter().all(|one| one.body == asked[0].body), "the same request each time");
    }
}

#[test]
fn retry_after_is_honoured_and_a_long_one_is_not_waited_for() {
    let limited = |after: &'static str| {
        Chat::new(move |nth, asked| match nth {
            0 => http("429 Too Many Requests", &format!("{JSON}\r\nRetry-After: {after}"), "{}"),
            _ => ok(honest(asked)),
        })
    };
    let began = Instant::now();
    demand("one second", &limited("1"), "sound", Risk::Low);
    assert!(began.elapsed() >= Duration::from_secs(1));
    let began = Instant::now();
    demand("a date", &limited("Mon, 01 Jun 2026 08:30:01 GMT"), "sound", Risk::Low);
    assert!(began.elapsed() >= Duration::from_millis(500));
    for past_or_nonsense in ["0", "Mon, 01 Jun 2026 08:00:00 GMT", "soon", "-1", ""] {
        demand(past_or_nonsense, &limited(past_or_nonsense), "sound", Risk::Low);
    }
    for long in ["3600", "99999999999999999999999", "Mon, 01 Jun 2026 09:30:00 GMT"] {
        let chat = limited(long);
        let began = Instant::now();
        demand(long, &chat, "unanswered", Risk::High);
        assert!(chat.asked().len() == 1 && began.elapsed() < Duration::from_secs(5), "{long}");
    }
}

#[test]
fn no_redirect_is_followed_to_nowhere_not_even_home() {
    let other = bed::honest();
    for line in
        ["301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"]
    {
        let elsewhere = format!("{JSON}\r\nLocation: {}/chat/completions", other.url());
        let away = Chat::new(move |_, _| http(line, &elsewhere, ""));
        demand(line, &away, "unanswered", Risk::High);
        let home = Chat::new(move |_, asked| {
            let same = format!("http://{}/v1/again", asked.header("host").unwrap());
            http(line, &format!("{JSON}\r\nLocation: {same}"), "")
        });
        demand(line, &home, "unanswered", Risk::High);
        assert_eq!((away.asked().len(), home.asked().len()), (1, 1), "{line}");
    }
    assert!(other.asked().is_empty(), "the key went nowhere else");
}

#[test]
fn an_answer_that_is_not_plain_json_is_read_by_a_person() {
    for headers in [
        "Content-Type: text/html",
        "Content-Type: text/event-stream",
        "Content-Type: application/jsonp",
        "X-None: at all",
        "Content-Type: application/json\r\nContent-Encoding: gzip",
        "Content-Type: application/json\r\nContent-Encoding: br, gzip",
    ] {
        let chat = Chat::new(move |_, asked| http("200 OK", headers, honest(asked)));
        demand(headers, &chat, "unparsable", Risk::High);
    }
    for fine in [
        "Content-Type: application/json; charset=utf-8",
        "content-type: Application/JSON\r\nContent-Encoding: identity",
    ] {
        let chat = Chat::new(move |_, asked| http("200 OK", fine, honest(asked)));
        demand(fine, &chat, "sound", Risk::Low);
    }
}

#[test]
fn a_gzip_bomb_is_not_unpacked() {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::copy(&mut std::io::Read::take(std::io::repeat(b' '), 64 << 20), &mut packed).unwrap();
    let bomb = packed.finish().unwrap();
    let told = bomb.clone();
    let chat = Chat::new(move |_, _| http("200 OK", &format!("{JSON}\r\nContent-Encoding: gzip"), &told));
    demand("a bomb that says so", &chat, "unparsable", Risk::High);
    let chat = Chat::new(move |_, _| http("200 OK", JSON, &bomb));
    demand("a bomb that does not", &chat, "unparsable", Risk::High);
}

#[test]
fn bytes_that_are_no_text_are_read_by_a_person() {
    let broken = |bytes: &'static [u8]| {
        Chat::new(move |_, asked| {
            let whole = honest(asked);
            let at = whole.find("It does").unwrap();
            ok([&whole.as_bytes()[..at], bytes, &whole.as_bytes()[at..]].concat())
        })
    };
    demand("no UTF-8", &broken(b"\xff\xfe"), "unparsable", Risk::High);
    demand("overlong", &broken(b"\xc0\x80"), "unparsable", Risk::High);
    demand("a surrogate in UTF-8", &broken(b"\xed\xa0\x80"), "unparsable", Risk::High);
    demand("a zero byte", &broken(b"\0"), "unparsable", Risk::High);
    let marked = Chat::new(|_, asked| ok([b"\xef\xbb\xbf", honest(asked).as_bytes()].concat()));
    demand("a byte-order mark", &marked, "unparsable", Risk::High);
    demand("nothing", &Chat::new(|_, _| ok("")), "unparsable", Risk::High);
    let twice = Chat::new(|_, asked| ok(honest(asked).repeat(2)));
    demand("two envelopes", &twice, "unparsable", Risk::High);
    let tail = Chat::new(|_, asked| ok(format!("{}garbage", honest(asked))));
    demand("trailing garbage", &tail, "unparsable", Risk::High);
}

#[test]
fn more_than_is_read_is_not_read() {
    let head = format!("HTTP/1.1 200 OK\r\n{JSON}\r\nConnection: close\r\n\r\n");
    let endless = acts(vec![send(&head), Act::Repeat(vec![b' '; 64 << 10], Duration::ZERO)]);
    demand("without end", &endless, "unparsable", Risk::High);
    let huge = Chat::new(|_, asked| ok(format!("{}{}", honest(asked), " ".repeat(2 << 20))));
    demand("2 MiB", &huge, "unparsable", Risk::High);
    let line = acts(vec![send("HTTP/1.1 200 OK\r\nX-Long: "), Act::Repeat(vec![b'x'; 64 << 10], Duration::ZERO)]);
    demand("a header without end", &line, "unanswered", Risk::High);
}

#[test]
fn who_holds_us_is_left() {
    let head = format!("HTTP/1.1 200 OK\r\n{JSON}\r\nContent-Length: 4000\r\n\r\n");
    let slow = Duration::from_millis(100);
    for (name, chat) in [
        ("silence", acts(vec![Act::Wait(Duration::from_secs(10))])),
        ("a head, then silence", acts(vec![send(&head), Act::Wait(Duration::from_secs(10))])),
        ("a byte now and then", acts(vec![send(&head), Act::Repeat(b" ".to_vec(), slow)])),
        ("a head, byte by byte", acts(vec![Act::Repeat(b"H".to_vec(), slow)])),
    ] {
        let began = Instant::now();
        demand(name, &chat, "unanswered", Risk::High);
        assert!(began.elapsed() < Duration::from_secs(6), "{name}: {:?}", began.elapsed());
        assert_eq!(chat.asked().len(), 1, "{name}: it is not asked again");
    }
}

#[test]
fn a_connection_that_breaks_is_no_answer() {
    let half = Chat::new(|_, asked| {
        let whole = honest(asked);
        let head = format!("HTTP/1.1 200 OK\r\n{JSON}\r\nContent-Length: {}\r\n\r\n", whole.len() + 10);
        vec![send(&head), send(&whole)]
    });
    for (name, chat) in [
        ("hung up at once", acts(Vec::new())),
        ("reset at once", acts(vec![Act::Reset])),
        (
            "reset in the middle",
            acts(vec![send(&format!("HTTP/1.1 200 OK\r\n{JSON}\r\nContent-Length: 9\r\n\r\n{{")), Act::Reset]),
        ),
        ("shorter than announced", half),
        ("no HTTP", acts(vec![send("hello\r\n\r\n")])),
        ("TLS only", acts(vec![Act::Send(b"\x15\x03\x01\x00\x02\x02\x46".to_vec())])),
        (
            "two lengths",
            acts(vec![send(&format!(
                "HTTP/1.1 200 OK\r\n{JSON}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{{}}"
            ))]),
        ),
    ] {
        demand(name, &chat, "unanswered", Risk::High);
        assert_eq!(chat.asked().len(), 1, "{name}");
    }
}

#[test]
fn old_and_odd_ways_to_say_the_same_are_understood() {
    let old = Chat::new(|_, asked| vec![send(&format!("HTTP/1.0 200 OK\r\n{JSON}\r\n\r\n{}", honest(asked)))]);
    demand("HTTP/1.0 without a length, closed", &old, "sound", Risk::Low);
    let open = Chat::new(|_, asked| {
        vec![send(&format!("HTTP/1.1 200 OK\r\n{JSON}\r\nConnection: close\r\n\r\n{}", honest(asked)))]
    });
    demand("no length", &open, "sound", Risk::Low);
    let pieces = Chat::new(|_, asked| {
        let whole = honest(asked);
        let mut acts = vec![send(&format!("HTTP/1.1 200 OK\r\n{JSON}\r\nTransfer-Encoding: chunked\r\n\r\n"))];
        for piece in whole.as_bytes().chunks(300) {
            acts.push(Act::Send([format!("{:x}\r\n", piece.len()).as_bytes(), piece, b"\r\n"].concat()));
        }
        acts.push(send("0\r\n\r\n"));
        acts
    });
    demand("in pieces", &pieces, "sound", Risk::Low);
    let patient = Chat::new(|_, asked| {
        let whole = honest(asked);
        let head = format!("HTTP/1.1 200 OK\r\n{JSON}\r\nContent-Length: {}\r\n\r\n", whole.len() + 3);
        let rest = Act::Wait(Duration::from_millis(100));
        vec![send(&head), send("\n"), rest.clone(), send("\n"), rest.clone(), send("\n"), rest, send(&whole)]
    });
    demand("empty lines while it thinks", &patient, "sound", Risk::Low);
}

#[test]
fn a_certificate_that_nobody_vouches_for_is_not_spoken_to() {
    use std::io::Read as _;
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let key = rustls::pki_types::PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config =
        rustls::ServerConfig::builder_with_provider(std::sync::Arc::new(rustls::crypto::aws_lc_rs::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![made.cert.der().clone()], key)
            .unwrap();
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let heard = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut tls = rustls::ServerConnection::new(std::sync::Arc::new(config)).unwrap();
        let mut said = Vec::new();
        drop(rustls::Stream::new(&mut tls, &mut stream).read_to_end(&mut said));
        said
    });
    let folder = bed::plugin();
    let settings = audit::deep::Settings {
        base: format!("https://localhost:{port}/v1").parse().unwrap(),
        ..audit::deep::Settings::deepseek().unwrap()
    };
    let plan = bed::plan(folder.path(), settings);
    let consent = audit::deep::Consent::given(&plan);
    let report = audit::deep::run(&plan, consent, &bed::client(&plan), bed::now());
    assert_eq!(bed::word(&report.standing), "unanswered", "{:?}", report.standing);
    assert_eq!(heard.join().unwrap(), b"", "not a byte of the request was said");
}
