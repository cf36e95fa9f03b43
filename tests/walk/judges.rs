//! What was published, judged by programs that know nothing of this project.

use tests::kit::{Market, World, repository};

/// The guide's own recipe: jq rebuilds the statement, openssl verifies it.
fn recipe(world: &World, market: &Market<'_>) -> tests::kit::Run {
    let script = repository().join("docs/guides/verify-statement.sh");
    world.tool("bash").arg(script).arg(market.public().join("index.json")).line("hello 1.0.0")
}

#[test]
fn openssl_verifies_a_statement_rebuilt_from_the_index() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();

    recipe(&world, &market)
        .arg(market.key())
        .ok()
        .says("Signature Verified Successfully")
        .says(&format!("tree {digest}"));
}

#[test]
fn openssl_refuses_a_statement_when_any_field_was_changed() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let path = market.public().join("index.json");
    let honest: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();

    let other = serde_json::json!("other.example.com");
    for (pointer, value) in [
        ("/marketplace", other),
        ("/plugins/0/versions/0/source", serde_json::json!("gh:mallory/hello@v1.0.0")),
        ("/plugins/0/versions/0/sourceHash", serde_json::json!(format!("sha256:{}", "0".repeat(64)))),
        ("/plugins/0/versions/0/audit/verdict", serde_json::json!("manual")),
        ("/plugins/0/versions/0/auditedBy", serde_json::json!("mallory")),
        ("/plugins/0/versions/0/auditedAt", serde_json::json!("2020-01-01")),
    ] {
        let mut forged = honest.clone();
        *forged.pointer_mut(pointer).unwrap_or_else(|| panic!("no {pointer} in {honest}")) = value;
        std::fs::write(&path, forged.to_string()).unwrap();
        let said = recipe(&world, &market).arg(market.key()).end();
        assert_ne!(said.status, 0, "{pointer}: {said:?}");
        said.says("Signature Verification Failure");
    }
}

#[test]
fn openssl_opens_a_secret_key_with_its_passphrase_and_only_with_it() {
    let world = World::new();
    let market = Market::open(&world);
    let keys = market.types("key list --format json").ok();
    let path = keys.json().as_array().map_or_else(
        || keys.field("/keys/0/path"),
        |list| list[0]["path"].as_str().expect("a key has a path").to_owned(),
    );
    let openssl = |words: &str| {
        let opened = world.tool("openssl").line("pkey -noout -text -passin env:WORDS -in").arg(&path);
        opened.env("WORDS", words).end()
    };

    let said = openssl(tests::kit::PASSPHRASE);
    assert_eq!(said.status, 0, "{said:?}");
    said.says("ED25519 Private-Key");
    assert_ne!(openssl("other words").status, 0);
    let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&path).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn minisign_verifies_the_plain_documents_and_refuses_other_bytes() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    let root: serde_json::Value =
        serde_json::from_slice(&std::fs::read(market.public().join("metadata/1.root.json")).unwrap()).unwrap();
    let key = root["signed"]["x-minisign-key"].as_str().unwrap().to_owned();
    let minisign = |name: &str| world.tool("minisign").args(["-V", "-P", &key, "-m"]).arg(market.public().join(name));

    for name in ["index.json", "revoked.json"] {
        minisign(name).ok().says("Signature and comment signature verified");
        let path = market.public().join(name);
        let honest = std::fs::read(&path).unwrap();
        std::fs::write(&path, [&honest[..], b" "].concat()).unwrap();
        assert_ne!(minisign(name).end().status, 0, "{name}");
        std::fs::write(&path, honest).unwrap();
    }
}

#[test]
fn the_plain_copies_are_the_targets_byte_for_byte() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();

    for name in ["index.json", "revoked.json"] {
        let plain = std::fs::read(market.public().join(name)).unwrap();
        let sum = world.tool("sha256sum").arg(market.public().join(name)).ok().stdout;
        let hash = sum.split(' ').next().unwrap();
        assert_eq!(plain, std::fs::read(market.public().join(format!("targets/{hash}.{name}"))).unwrap());
    }
}

#[test]
fn git_gives_the_signed_digest_to_the_tree_in_the_working_copy() {
    let world = World::new();
    let market = Market::open(&world);
    let digest = market.offers("hello", "1.0.0");
    let (folder, judge) = (world.market().join("src/hello"), world.at("judge.git"));
    let git = |line: &str| {
        let run = world.tool("git").env("GIT_DIR", &judge).env("GIT_WORK_TREE", &folder).directory(folder.clone());
        run.line(line).ok().stdout.trim().to_owned()
    };

    git("init --quiet --object-format=sha256");
    git("add --all --force .");

    assert_eq!(format!("sha256:{}", git("write-tree")), digest);
}
