use std::os::unix::fs::PermissionsExt as _;

use proptest::prelude::*;

use super::*;

fn now() -> Timestamp {
    "2026-06-01T08:30:00Z".parse().unwrap()
}

/// Secrets as their issuers write them. Put together here, so that no scanner takes this file for a leak.
fn secrets() -> Vec<String> {
    let run = "x7Kq2Vb9Lm4Tz1Rw8Yc5Np3Hd6Js0Fg7Ae2Uo";
    let hex = "9f8e7d6c5b4a39281706f5e4d3c2b1a0";
    vec![
        format!("{}{}", "AKIA", "IOSFODNN7EXAMPLE"),
        format!("{}{run}", "ghp_"),
        format!("{}{run}", "github_pat_11"),
        format!("{}{run}", "glpat-"),
        format!("{}{run}", "xoxb-1234567890-"),
        format!("{}{run}", "sk_live_"),
        format!("{}{run}", "sk-proj-"),
        format!("{}{run}", "sk-ant-api03-"),
        format!("{}{run}", "AIzaSy"),
        format!("{}{run}", "npm_"),
        format!("{}{run}", "pypi-AgEIcHlwaS5vcmc"),
        format!("{}{run}", "hf_"),
        format!("{}{run}.{run}", "SG."),
        format!("{}{run}", "hvs.CAES"),
        format!("{}{hex}", "dapi"),
        format!("{}.{}.{run}", "eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0NTY3ODkwIn0"),
        format!("{}:{}{run}", "123456789", "AA"),
        hex.to_owned(),
        run.to_owned(),
        "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY".to_owned(),
    ]
}

#[test]
fn a_secret_of_any_known_kind_shows_four_letters_at_each_end() {
    for secret in secrets() {
        for text in [secret.clone(), format!("got {secret}!"), format!("\"{secret}\","), format!("({secret})")] {
            let masked = mask(&text);
            assert!(!masked.contains(&secret) && masked.contains("****"), "{text} became {masked}");
            let inner: String = secret.chars().skip(4).take(secret.len() - 8).collect();
            assert!(!masked.contains(&inner), "{text} became {masked}");
        }
    }
    assert_eq!(mask(&format!("x {}{} y", "ghp_", "x7Kq2Vb9Lm4Tz1Rw8Yc5Np3Hd6Js0F")), "x ghp_****Js0F y");
}

#[test]
fn a_place_where_secrets_stand_is_masked_whatever_stands_there() {
    for (text, secret) in [
        ("password=hunter2", "hunter2"),
        ("DB_PASSWORD: 'correct horse'", "correct horse"),
        ("{\"apiKey\": \"short1\"}", "short1"),
        ("client_secret => abcdef", "abcdef"),
        ("AWS_SECRET_ACCESS_KEY=abc/def", "abc/def"),
        ("--token s3cr3t", "s3cr3t"),
        ("--auth-token=s3cr3t", "s3cr3t"),
        ("Authorization: Bearer abc.def", "abc.def"),
        ("authorization=Basic dXNlcjpwYXNz", "dXNlcjpwYXNz"),
        ("'Authorization': 'token abcd1234'", "abcd1234"),
        ("Proxy-Authorization: Custom a b c", "a b c"),
        ("curl -H 'bearer abcdefgh'", "abcdefgh"),
        ("Cookie: sid=12; t=34", "sid=12"),
        ("Set-Cookie: sid=zz", "sid=zz"),
        ("https://user:pa55@example.com/x", "pa55"),
        ("git+https://tok3n@example.com", "tok3n"),
        ("postgres://u:p%40ss@db.example.com/x", "p%40ss"),
        ("https://example.com/?sig=abcdef&x=1", "abcdef"),
        ("session_id=abc123", "abc123"),
        ("passphrase = \"a b\"", "a b"),
    ] {
        let masked = mask(text);
        assert!(!masked.contains(secret) && masked.contains("****"), "{text} became {masked}");
    }
}

#[test]
fn ordinary_lines_stay_readable() {
    for text in [
        "loaded 12 handlers in 3 ms",
        "read /home/someone/project/src/components/VeryLongComponentNameIndeed.tsx",
        "https://example.com/a/path?page=2&sort=name",
        "tree sha256:0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
        "max_tokens=4096, tokens: 1532",
        "the token was refused; the secret sauce is not told",
        "thisIsOneVeryLongIdentifierName and another_long_identifier_name_here",
        "Error: password is required",
        "================================================",
        "node_modules/@scope/package-name/dist/index.js:12:34",
        "2026-06-01T08:30:00.000Z info done",
    ] {
        assert_eq!(mask(text), text);
    }
}

#[test]
fn a_private_key_is_hidden_from_its_first_to_its_last_line() {
    let mut lines = Lines::new(Masker::default());
    let kind = "PRIVATE KEY";
    let key = format!("a\n-----BEGIN EC {kind}-----\nshort\nMHc\n-----END EC {kind}-----\nb\n");
    let written = lines.take(now(), Level::Info, key.as_bytes());
    let shown: Vec<&str> = written.iter().map(|line| line.split_once(" info ").unwrap().1).collect();
    assert_eq!(shown, ["a", "****", "****", "****", "****", "b"]);
}

#[test]
fn a_line_of_another_is_not_forged() {
    let mut lines = Lines::new(Masker::default());
    let written =
        lines.take(now(), Level::Info, "ok\r2026-01-01T00:00:00Z error forged\u{2028}x\u{202e}y\u{1b}[1A\n".as_bytes());
    assert_eq!(written.len(), 1);
    let line = written.first().unwrap();
    assert!(!line.chars().any(|c| c.is_control() || c == '\u{202e}' || c == '\u{2028}'), "{line:?}");
    assert!(line.contains("\\u{d}") && line.contains("\\u{1b}[1A"), "{line}");
}

#[test]
fn a_line_without_end_is_cut_and_a_flood_is_counted() {
    let mut lines = Lines::new(Masker::default());
    for _ in 0..1000 {
        assert!(lines.take(now(), Level::Stderr, &[b'z'; 1000]).is_empty());
    }
    let written = lines.take(now(), Level::Stderr, b"\n");
    let line = written.first().unwrap();
    assert!(line.len() < LINE_BYTES + 100 && line.ends_with("bytes cut)"), "{}", line.len());
    let flood = "n\n".repeat(100_000);
    assert_eq!(lines.take(now(), Level::Info, flood.as_bytes()).len(), 99);
    let later = now() + jiff::SignedDuration::from_secs(1);
    let written = lines.take(later, Level::Info, b"after\n");
    assert_eq!(written.len(), 2);
    assert!(written.first().unwrap().contains("99901 lines came too fast"), "{written:?}");
}

#[test]
fn a_log_is_private_bounded_and_never_written_through_a_link() {
    let dir = tempfile::tempdir().unwrap();
    let folder = dir.path().join("logs");
    let name: PluginName = "tidy".parse().unwrap();
    let mut log = PluginLog::open(&folder, &name, &[]).unwrap();
    for i in 0..100_i64 {
        let second = now() + jiff::SignedDuration::from_secs(i);
        for _ in 0..100 {
            log.write(second, Level::Info, &"word ".repeat(200)).unwrap();
        }
    }
    log.close(now()).unwrap();
    let files: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|e| e.unwrap()).filter(|e| e.file_name() != "tidy.log.lock").collect();
    let total: u64 = files.iter().map(|f| f.metadata().unwrap().len()).sum();
    assert!(files.len() == 4 && total <= 4 << 20 && total > 3 << 20, "{} files, {total} bytes", files.len());
    assert!(files.iter().all(|f| f.metadata().unwrap().permissions().mode() & 0o777 == 0o600));

    std::os::unix::fs::symlink("/tmp/elsewhere", folder.join("other.log")).unwrap();
    let linked = PluginLog::open(&folder, &"other".parse().unwrap(), &[]);
    assert!(matches!(linked, Err(durable::WriteError::Link { .. })), "{linked:?}");
}

#[test]
fn two_writers_share_a_file_and_no_line_is_torn() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("shared.log");
    std::thread::scope(|scope| {
        for writer in ["a", "b", "c"] {
            let path = &path;
            scope.spawn(move || {
                let mut file = Rotated::open(path, 50_000, 3).unwrap();
                (0..500).for_each(|_| file.append(writer.repeat(100).as_bytes()).unwrap());
            });
        }
    });
    let files = Rotated::all(&path, 3);
    assert_eq!(files.len(), 3);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        // A writer that another overtook may add one line beyond the cap.
        assert!(text.len() <= 50_000 + 3 * 101, "{}", text.len());
        assert!(text.lines().all(|line| ["a", "b", "c"].iter().any(|w| line == w.repeat(100))));
    }
}

fn any_secret() -> impl Strategy<Value = String> {
    prop_oneof![
        (0..secrets().len()).prop_map(|i| secrets()[i].clone()),
        "ghp_[A-Za-z0-9]{36}",
        "sk-[A-Za-z0-9]{40}",
        "AKIA[0-9A-Z]{16}",
        "npm_[A-Za-z0-9]{36}",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn a_secret_never_appears_whole_however_it_is_cut(
        before in "[a-z =:\"]{0,12}", secret in any_secret(), after in "[ ,;\"]?[a-z ]{0,8}",
        pieces in proptest::collection::vec(1_usize..9, 0..12), line_at in proptest::option::of(1_usize..30),
    ) {
        let mut text = format!("{before} {secret}{after}");
        // Cut over two lines too, at a place inside it.
        if let Some(at) = line_at.filter(|at| *at < secret.len()) {
            text.insert(before.len() + 1 + at, '\n');
        }
        text.push('\n');
        let mut lines = Lines::new(Masker::default());
        let mut shown = String::new();
        let (mut rest, mut sizes) = (text.as_bytes(), pieces.iter().copied().cycle());
        while !rest.is_empty() {
            let size = if pieces.is_empty() { rest.len() } else { sizes.next().unwrap().min(rest.len()) };
            let (piece, more) = rest.split_at(size);
            for line in lines.take(now(), Level::Stderr, piece) {
                shown.push_str(line.split_once(" stderr ").unwrap().1);
            }
            rest = more;
        }
        prop_assert!(!shown.contains(&secret), "{text:?} became {shown:?}");
    }

    #[test]
    fn a_registered_secret_never_appears_whole(secret in "[A-Za-z0-9 !$%]{6,40}", around in "[a-z]{0,10}", at in 0_usize..5000) {
        let mut lines = Lines::new(Masker::with(&[secret.trim()]));
        prop_assume!(secret.trim().len() >= 6);
        let text = format!("{}{}{around}\n", "a".repeat(at), secret.trim());
        let shown = lines.take(now(), Level::Info, text.as_bytes()).concat();
        prop_assert!(!shown.contains(secret.trim()), "{shown}");
    }

    #[test]
    fn whatever_is_said_a_line_is_one_line_without_controls(text in "\\PC{0,50}|(?s).{0,80}") {
        let mut lines = Lines::new(Masker::default());
        for line in lines.take(now(), Level::Info, format!("{text}\n").as_bytes()) {
            prop_assert!(!line.chars().any(|c| c.is_control() || ('\u{202a}'..='\u{202e}').contains(&c)), "{line:?}");
        }
    }
}
