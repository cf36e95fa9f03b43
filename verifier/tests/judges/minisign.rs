//! The stock minisign tool, in both directions.

use std::path::PathBuf;
use std::process::{Command, Output};

use verifier::minisign::{BadMinisign, verify};

const MESSAGE: &[u8] = b"{\"version\":\"1\"}\n";

struct Stock(tempfile::TempDir);

impl Stock {
    /// A folder with a key pair of the stock tool and the message.
    fn new() -> Self {
        let stock = Self(tempfile::tempdir().unwrap());
        std::fs::write(stock.path("index.json"), MESSAGE).unwrap();
        stock.run(&["-G", "-W", "-p", "key.pub", "-s", "key"]);
        stock
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn try_run(&self, arguments: &[&str]) -> Output {
        let output = Command::new("minisign").args(arguments).current_dir(self.0.path()).output();
        output.expect("this test needs the stock minisign tool in PATH")
    }

    fn run(&self, arguments: &[&str]) {
        let output = self.try_run(arguments);
        assert!(output.status.success(), "minisign {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// The second line of the public key file.
    fn key(&self) -> String {
        std::fs::read_to_string(self.path("key.pub")).unwrap().lines().nth(1).unwrap().to_owned()
    }

    /// A signature by the stock tool, with `more` arguments.
    fn sign(&self, more: &[&str]) -> Vec<u8> {
        self.run(&[&["-S", "-s", "key", "-m", "index.json", "-t", "from the maintainer"], more].concat());
        std::fs::read(self.path("index.json.minisig")).unwrap()
    }
}

#[test]
fn a_stock_signature_gives_its_trusted_comment() {
    let stock = Stock::new();
    assert_eq!(verify(&stock.key(), MESSAGE, &stock.sign(&[])).unwrap(), "from the maintainer");
}

#[test]
fn the_stock_tool_s_own_comment_with_its_tab_is_accepted() {
    let stock = Stock::new();
    stock.run(&["-S", "-s", "key", "-m", "index.json"]);
    let signature = std::fs::read(stock.path("index.json.minisig")).unwrap();
    let comment = verify(&stock.key(), MESSAGE, &signature).unwrap();
    assert!(comment.starts_with("timestamp:") && comment.contains("\tfile:index.json"), "{comment:?}");
}

#[test]
fn what_is_signed_with_the_library_satisfies_both() {
    let stock = Stock::new();
    let pair = minisign::KeyPair::generate_unencrypted_keypair().unwrap();
    let signature = minisign::sign(Some(&pair.pk), &pair.sk, MESSAGE, Some("trusted"), None).unwrap().to_bytes();
    let key = pair.pk.to_base64();
    assert_eq!(verify(&key, MESSAGE, &signature).unwrap(), "trusted");
    std::fs::write(stock.path("index.json.minisig"), &signature).unwrap();
    stock.run(&["-V", "-H", "-P", &key, "-m", "index.json"]);
    std::fs::write(stock.path("index.json"), b"other").unwrap();
    assert!(!stock.try_run(&["-V", "-P", &key, "-m", "index.json"]).status.success());
}

#[test]
fn a_legacy_signature_is_refused_although_it_is_valid() {
    let stock = Stock::new();
    let signature = stock.sign(&["-l"]);
    stock.run(&["-V", "-p", "key.pub", "-m", "index.json"]);
    assert!(matches!(verify(&stock.key(), MESSAGE, &signature), Err(BadMinisign::Signature)));
}

#[test]
fn another_message_or_another_key_is_refused() {
    let (stock, stranger) = (Stock::new(), Stock::new());
    let signature = stock.sign(&[]);
    assert!(matches!(verify(&stock.key(), b"other", &signature), Err(BadMinisign::Signature)));
    assert!(matches!(verify(&stranger.key(), MESSAGE, &signature), Err(BadMinisign::Signature)));
}

#[test]
fn a_changed_trusted_comment_is_refused() {
    let stock = Stock::new();
    let text = String::from_utf8(stock.sign(&[])).unwrap();
    let changed = text.replace("from the maintainer", "from the maintaine");
    assert_ne!(text, changed);
    assert!(matches!(verify(&stock.key(), MESSAGE, changed.as_bytes()), Err(BadMinisign::Signature)));
}

#[test]
fn an_untrusted_comment_may_say_anything_on_its_own_line() {
    let stock = Stock::new();
    let text = String::from_utf8(stock.sign(&[])).unwrap();
    let (_, rest) = text.split_once('\n').unwrap();
    verify(&stock.key(), MESSAGE, format!("untrusted comment: anything\n{rest}").as_bytes()).unwrap();
    assert!(matches!(verify(&stock.key(), MESSAGE, format!("comment\n{rest}").as_bytes()), Err(BadMinisign::Shape)));
}

#[test]
fn anything_but_four_plain_lines_is_refused() {
    let stock = Stock::new();
    let text = String::from_utf8(stock.sign(&[])).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let shapes = [
        text.replace('\n', "\r\n"),
        format!("{text}\n"),
        format!("{text}trusted comment: a second one\n"),
        format!("\n{text}"),
        text.trim_end().to_owned(),
        format!("{}\n", lines[..3].join("\n")),
        text.replace("from the maintainer", "from\rthe maintainer"),
        text.replace("from the maintainer", "from\x1b[2Jthe maintainer"),
        text.replace("trusted comment: from", "comment: from"),
        String::new(),
    ];
    for shape in shapes {
        assert!(matches!(verify(&stock.key(), MESSAGE, shape.as_bytes()), Err(BadMinisign::Shape)), "{shape:?}");
    }
    assert!(matches!(verify(&stock.key(), MESSAGE, b"\xff\n\n\n\n"), Err(BadMinisign::Shape)));
}

#[test]
fn a_key_that_is_none_is_refused_as_such() {
    let stock = Stock::new();
    let signature = stock.sign(&[]);
    let weak = base64_of_weak_key();
    for key in ["", "RWQ", "not base64!", &format!("{} ", stock.key()), stock.key().trim_start_matches('R'), &weak] {
        assert!(matches!(verify(key, MESSAGE, &signature), Err(BadMinisign::Key)), "{key:?}");
    }
}

/// A well-formed minisign key around the identity point.
fn base64_of_weak_key() -> String {
    use base64::Engine as _;
    let mut bytes = [0; 42];
    bytes[..2].copy_from_slice(b"Ed");
    bytes[10] = 1;
    base64::engine::general_purpose::STANDARD.encode(bytes)
}
