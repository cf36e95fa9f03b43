//! What an answer is: validators, encodings, ranges, HEAD, caches, and nothing that no verified document names.

use std::io::Read as _;

use tests::kit::World;

use crate::client::{Answer, ask};
use crate::live::Live;
use crate::road::published;

/// Headers that say something of the bytes.
fn facts(answer: &Answer) -> [Option<String>; 6] {
    ["etag", "content-type", "content-length", "cache-control", "vary", "content-encoding"]
        .map(|name| answer.header(name).map(str::to_owned))
}

#[test]
fn what_never_changes_is_kept_for_ever_and_what_changes_is_asked_about() {
    let world = World::new();
    let (market, digest) = published(&world);
    let live = Live::of(&market);
    let immutable = "public, max-age=31536000, immutable";
    let mutable = "no-cache, stale-if-error=86400";
    let targets = |folder: &str| {
        let entries = std::fs::read_dir(market.public().join(folder)).unwrap().map(Result::unwrap);
        let files: Vec<_> = entries.filter(|entry| entry.path().is_file()).collect();
        files.iter().map(|entry| format!("{folder}/{}", entry.file_name().to_str().unwrap())).collect::<Vec<_>>()
    };
    let mut all = vec![
        ("metadata/timestamp.json".to_owned(), mutable),
        ("index.json".to_owned(), mutable),
        ("revoked.json".to_owned(), mutable),
        ("index.json.minisig".to_owned(), mutable),
        ("revoked.json.minisig".to_owned(), mutable),
        (format!("trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap()), immutable),
    ];
    let hashed = ["metadata", "targets", "targets/plugins", "audits"].map(targets).concat();
    all.extend(hashed.into_iter().filter(|path| !path.ends_with("/timestamp.json")).map(|path| (path, immutable)));
    assert!(all.len() >= 14, "{all:?}");

    for (path, cached) in all {
        let answer = live.get(&format!("/{path}"));
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.body, std::fs::read(market.public().join(&path)).unwrap(), "{path}");
        assert_eq!(answer.header("cache-control"), Some(cached), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), Some("*"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("deepcode-revocations"), Some("1"), "{path}");
        let etag = answer.header("etag").unwrap().to_owned();

        let known = live.get_with(&format!("/{path}"), &[("If-None-Match", &format!("\"x\", W/{etag}"))]);
        assert_eq!((known.status, known.body.len()), (304, 0), "{path}");
        assert_eq!(known.header("etag"), Some(etag.as_str()), "{path}");
        assert_eq!(known.header("cache-control"), Some(cached), "{path}");
        assert_eq!(known.header("deepcode-revocations"), Some("1"), "{path}");
        assert!(known.header("date").is_some() && known.header("x-request-id").is_some(), "{path}");
        // What it confirms has these already, except where a page of another origin asked by itself.
        assert_eq!(known.header("access-control-allow-origin"), None, "{path}");
        let crossing = [("If-None-Match", etag.as_str()), ("Origin", "https://example.com")];
        let crossing = live.get_with(&format!("/{path}"), &crossing);
        assert_eq!((crossing.status, crossing.header("access-control-allow-origin")), (304, Some("*")), "{path}");
        assert!(crossing.header("access-control-expose-headers").unwrap().contains("etag"), "{path}");
        let unknown = live.get_with(&format!("/{path}"), &[("If-None-Match", "\"x\"")]);
        assert_eq!(unknown.status, 200, "{path}");

        let head = ask(live.address(), "HEAD", &format!("/{path}"), &[("Range", "bytes=0-0")]);
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(facts(&head), facts(&answer), "{path}");
    }
}

#[test]
fn what_was_not_verified_has_no_path() {
    let world = World::new();
    let (market, _) = published(&world);
    let stray = format!("trees/{}.tar.gz", "1".repeat(64));
    std::fs::write(market.public().join(&stray), "stray").unwrap();
    std::fs::write(market.public().join("notes.txt"), "a secret").unwrap();
    std::fs::write(market.public().join("metadata/99.targets.json"), "{}").unwrap();
    let live = Live::of(&market);

    let paths = [
        "/notes.txt",
        &format!("/{stray}"),
        "/metadata/99.targets.json",
        "/metadata/2.root.json",
        "/metadata",
        "/../market/marketplace.json",
        "/metadata/../../marketplace.json",
        "/%2e%2e/marketplace.json",
        "/metadata/%2e%2e/index.json",
        "/index.json/",
        "//index.json",
        "/index.json%00",
    ];
    for path in paths {
        let answer = live.get(path);
        assert_eq!((answer.status, answer.text()), (404, "there is no such file here\n"), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[test]
fn answers_come_compressed_for_who_takes_that_and_each_form_has_its_validator() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    let get = |accepts: &str| live.get_with("/metadata/1.root.json", &[("Accept-Encoding", accepts)]);
    let plain = live.get("/metadata/1.root.json");

    let (gzip, zstd) = (get("gzip, br"), get("gzip;q=1.0, zstd;q=0.1"));

    assert_eq!((gzip.header("content-encoding"), zstd.header("content-encoding")), (Some("gzip"), Some("zstd")));
    let mut unpacked = Vec::new();
    flate2::read::GzDecoder::new(gzip.body.as_slice()).read_to_end(&mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    assert_eq!(zstd.body.get(..4), Some([0x28, 0xb5, 0x2f, 0xfd].as_slice()), "a frame of zstd begins so");
    assert!(zstd.body.len() < plain.body.len() && gzip.body.len() < plain.body.len());
    let tags = [&plain, &gzip, &zstd].map(|answer| answer.header("etag").unwrap().to_owned());
    assert!(tags[0] != tags[1] && tags[1] != tags[2] && tags[0] != tags[2], "{tags:?}");
    assert!([&plain, &gzip, &zstd].iter().all(|answer| answer.header("vary") == Some("accept-encoding")));
    for refused in ["", "br", "gzip;q=0, zstd;q=0", "identity"] {
        assert_eq!(get(refused).header("content-encoding"), None, "{refused}");
    }
    // A validator of one form does not stand for another.
    let other = live.get_with("/metadata/1.root.json", &[("Accept-Encoding", "gzip"), ("If-None-Match", &tags[0])]);
    assert_eq!(other.status, 200);
}

#[test]
fn parts_can_be_asked_for_of_documents_and_of_bundles() {
    let world = World::new();
    let (market, digest) = published(&world);
    let live = Live::of(&market);
    let bundle = format!("/trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap());
    for path in ["/index.json", bundle.as_str()] {
        let whole = live.get(path);
        let etag = whole.header("etag").unwrap();
        let length = whole.body.len();

        let part = live.get_with(path, &[("Range", "bytes=10-19"), ("Accept-Encoding", "gzip")]);
        assert_eq!((part.status, part.body.as_slice()), (206, &whole.body[10..20]), "{path}");
        assert_eq!(part.header("content-range"), Some(format!("bytes 10-19/{length}").as_str()));
        assert_eq!((part.header("content-length"), part.header("etag")), (Some("10"), Some(etag)));
        let end = live.get_with(path, &[("Range", "bytes=-5")]);
        assert_eq!((end.status, end.body.as_slice()), (206, &whole.body[length - 5..]));
        let beyond = live.get_with(path, &[("Range", &format!("bytes={length}-"))]);
        assert_eq!((beyond.status, beyond.header("content-range")), (416, Some(format!("bytes */{length}").as_str())));
        let resumed = live.get_with(path, &[("Range", "bytes=10-19"), ("If-Range", etag)]);
        assert_eq!(resumed.status, 206);
        let changed = live.get_with(path, &[("Range", "bytes=10-19"), ("If-Range", "\"other\"")]);
        assert_eq!((changed.status, changed.body.len()), (200, length));
    }
}

#[test]
fn only_reading_is_spoken_and_any_page_may_read() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    for method in ["POST", "PUT", "DELETE", "PATCH", "TRACE", "BREW"] {
        let answer = ask(live.address(), method, "/index.json", &[("Content-Length", "0")]);
        assert_eq!((answer.status, answer.header("allow")), (405, Some("GET, HEAD, OPTIONS")), "{method}");
    }
    let preflight = ask(live.address(), "OPTIONS", "/index.json", &[("Access-Control-Request-Method", "GET")]);
    assert_eq!(preflight.status, 204);
    assert_eq!(preflight.header("access-control-allow-origin"), Some("*"));
    assert!(preflight.header("access-control-allow-headers").unwrap().contains("if-none-match"));
}

#[test]
fn every_answer_has_an_id_that_stands_in_the_log() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);

    let (one, two) = (live.get("/index.json"), live.get("/nothing%1b[31m"));

    let ids = [&one, &two].map(|answer| answer.header("x-request-id").unwrap().to_owned());
    assert_ne!(ids[0], ids[1]);
    let log = live.until_logged(&ids[1]);
    assert_eq!((log["status"].as_u64(), log["path"].as_str()), (Some(404), Some("/nothing%1b[31m")));
    assert_eq!(log["client"], "127.0.0.1");
    assert_eq!(live.metric("marketplace_requests_total{status=\"404\",route=\"other\"}"), 1.0);
    assert_eq!(live.metric("marketplace_plugins"), 1.0);
    assert!(live.metric("marketplace_expires_in_seconds{role=\"timestamp\"}") > 3_600.0);
    assert!(live.metric("marketplace_metadata_age_seconds") < 600.0);
}
