//! Git, local and over HTTP: the pinned commit or nothing, and only addresses that are spoken to.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sources::git::GitConfig;
use sources::{Fetcher, SourceError, open_transport};
use tests::kit::{Plugin, RawRepository, World, commit_all, init_repository};
use tests::serve::{Behaviour, Route, Server};
use verifier::tree::Refused;
use verifier::tuf::TransportError;

use crate::sources_kit::{SHORT, bring, bring_pinned, digest, fetcher, git_at, left_behind};

struct Forge {
    world: World,
    server: Server,
    fetcher: Fetcher,
    /// The commits of its one plugin, oldest first.
    commits: Vec<String>,
}

impl Forge {
    /// A forge of one repository `ada/tools` with three commits on `main`, the first of them tagged `v1`, an annotated tag.
    fn new() -> Self {
        let world = World::new();
        let place = world.at("forge/ada/tools");
        let plugin = Plugin::write(place.clone(), "deepcode-plugin-tools", "1.0.0");
        let mut commits = vec![init_repository(&world, &place)];
        world.tool("git").directory(place.clone()).args(["tag", "-a", "-m", "one", "v1"]).ok();
        for text in ["two", "three"] {
            drop(plugin.clone().file("more.md", text));
            commits.push(commit_all(&world, &place, text));
        }
        let server = Server::new([("/", Route::Git(world.at("forge")))]).unwrap();
        let mut fetcher = fetcher(&world).with_patience(SHORT);
        fetcher.forge = server.url().clone();
        Self { world, server, fetcher, commits }
    }

    fn git(&self, line: &str) {
        self.world.tool("git").directory(self.world.at("forge/ada/tools")).line(line).ok();
    }

    /// The same repository, in place and over HTTP.
    fn sources(&self, tail: &str) -> [String; 3] {
        let place = self.world.at("forge/ada/tools");
        let remote = git_at(self.server.url(), "ada/tools/.git");
        [format!("git+file://{}{tail}", place.display()), format!("{remote}{tail}"), format!("gh:ada/tools{tail}")]
    }
}

#[test]
fn a_reference_becomes_a_commit() {
    let forge = Forge::new();
    for (tail, at) in [("", 2), ("@HEAD", 2), ("@main", 2), ("@v1", 0)] {
        for source in &forge.sources(tail) {
            let brought = bring(&forge.fetcher, source).unwrap_or_else(|e| panic!("{source}: {e}"));
            assert_eq!(brought.commit.unwrap().to_string(), forge.commits[at], "{source}");
        }
    }
    for source in &forge.sources(&format!("@{}", forge.commits[1])) {
        assert_eq!(bring(&forge.fetcher, source).unwrap().commit.unwrap().to_string(), forge.commits[1], "{source}");
    }
    assert_eq!(left_behind(&forge.world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_tag_that_moved_after_it_was_pinned_is_refused() {
    let forge = Forge::new();
    for source in &forge.sources("@v1") {
        let brought = bring_pinned(&forge.fetcher, source, &forge.commits[0]).unwrap();
        assert_eq!(brought.commit.unwrap().to_string(), forge.commits[0], "{source}");
    }
    forge.git("tag -f v1 HEAD");
    for source in &forge.sources("@v1") {
        let refused = bring_pinned(&forge.fetcher, source, &forge.commits[0]);
        let Err(SourceError::WrongCommit { pinned, found, .. }) = refused else { panic!("{source}: {refused:?}") };
        assert_eq!((pinned.to_string(), found.to_string()), (forge.commits[0].clone(), forge.commits[2].clone()));
    }
}

#[test]
fn a_branch_that_moved_on_still_gives_the_pinned_commit() {
    let forge = Forge::new();
    for source in ["@main", "@HEAD", ""].iter().flat_map(|tail| forge.sources(tail)) {
        let brought =
            bring_pinned(&forge.fetcher, &source, &forge.commits[1]).unwrap_or_else(|e| panic!("{source}: {e}"));
        assert_eq!(brought.commit.unwrap().to_string(), forge.commits[1], "{source}");
    }
}

#[test]
fn a_tag_that_is_called_head_is_not_taken_for_the_default_branch() {
    let forge = Forge::new();
    forge.git("update-ref refs/tags/HEAD main~2");
    for source in &forge.sources("@HEAD") {
        let brought = bring(&forge.fetcher, source).unwrap_or_else(|e| panic!("{source}: {e}"));
        assert_eq!(brought.commit.unwrap().to_string(), forge.commits[2], "{source}");
    }
}

#[test]
fn a_reference_that_is_gone_is_not_found_even_where_its_commit_is() {
    let forge = Forge::new();
    forge.git("tag -d v1");
    for source in &forge.sources("@v1") {
        let refused = bring_pinned(&forge.fetcher, source, &forge.commits[0]);
        assert!(matches!(refused, Err(SourceError::NotFound(_))), "{source}: {refused:?}");
    }
}

#[test]
fn a_commit_is_found_where_the_server_gives_only_references() {
    let forge = Forge::new();
    // Protocol 0 refuses a commit that no reference stands for, so everything is fetched and searched.
    forge.server.serve_first("/", Route::OldGit(forge.world.at("forge")));
    for source in &forge.sources("") {
        let brought =
            bring_pinned(&forge.fetcher, source, &forge.commits[0]).unwrap_or_else(|e| panic!("{source}: {e}"));
        assert_eq!(brought.commit.unwrap().to_string(), forge.commits[0], "{source}");
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    let forge = Forge::new();
    let nowhere = "@".to_owned() + &"1".repeat(40);
    let missing = forge
        .sources("@v9")
        .into_iter()
        .chain(forge.sources(&nowhere))
        .chain(["gh:ada/nothing".to_owned(), format!("git+file://{}", forge.world.at("forge/none").display())]);
    for source in missing {
        let refused = bring(&forge.fetcher, &source);
        assert!(matches!(refused, Err(SourceError::NotFound(_))), "{source}: {refused:?}");
    }
}

#[test]
fn a_tag_and_a_branch_of_one_name_are_refused_when_they_differ() {
    let forge = Forge::new();
    forge.git("branch v1 HEAD");
    for source in &forge.sources("@v1") {
        let refused = bring(&forge.fetcher, source);
        assert!(matches!(refused, Err(SourceError::Ambiguous { .. })), "{source}: {refused:?}");
    }
}

#[test]
fn a_replaced_commit_is_not_shown() {
    let forge = Forge::new();
    let source = format!("@{}", forge.commits[0]);
    let before = digest(&forge.fetcher, &forge.sources(&source)[0]);
    forge.git(&format!("replace {} {}", forge.commits[0], forge.commits[2]));
    for source in &forge.sources(&source) {
        assert_eq!(digest(&forge.fetcher, source), before, "{source}");
    }
}

#[test]
fn links_submodules_and_pointers_are_refused() {
    let world = World::new();
    let fetcher = fetcher(&world);
    let raw = RawRepository::init(&world, &world.at("link"));
    raw.commit(&[raw.symlink("a", "/etc/passwd")]);
    let refused = bring(&fetcher, &raw.source());
    assert!(matches!(refused, Err(SourceError::Tree(Refused::Symlink { .. }))), "{refused:?}");
    let raw = RawRepository::init(&world, &world.at("submodule"));
    raw.commit(&[raw.submodule("a")]);
    let refused = bring(&fetcher, &raw.source());
    assert!(matches!(refused, Err(SourceError::Tree(Refused::Submodule { .. }))), "{refused:?}");
    let raw = RawRepository::init(&world, &world.at("pointer"));
    let oid = "4".repeat(64);
    raw.commit(&[raw.file("a", format!("version https://git-lfs.github.com/spec/v1\noid sha256:{oid}\nsize 12345\n"))]);
    let refused = bring(&fetcher, &raw.source());
    assert!(matches!(refused, Err(SourceError::Tree(Refused::LfsPointer { .. }))), "{refused:?}");
}

fn config(world: &World, text: &str) -> GitConfig {
    let path = world.home().join(".gitconfig");
    std::fs::write(path, text).unwrap();
    let home = world.home();
    GitConfig::read(&|name| match name {
        "HOME" => Some(home.clone().into_os_string()),
        "GIT_CONFIG_NOSYSTEM" => Some("1".into()),
        _ => None,
    })
}

#[test]
fn the_users_rewriting_of_addresses_is_honoured_and_judged_again() {
    let mut forge = Forge::new();
    let server = forge.server.url().clone();
    forge.fetcher.git = config(&forge.world, &format!("[url \"{server}\"]\n insteadOf = https://forge.example/\n"));
    let brought = bring(&forge.fetcher, "git+https://forge.example/ada/tools").unwrap();
    assert_eq!(brought.commit.unwrap().to_string(), forge.commits[2]);
    for base in ["ssh://git@forge.example/", "git@forge.example:", "http://forge.example/", "ext::sh -c evil "] {
        forge.fetcher.git = config(&forge.world, &format!("[url \"{base}\"]\n insteadOf = https://forge.example/\n"));
        let refused = bring(&forge.fetcher, "git+https://forge.example/ada/tools");
        assert!(matches!(refused, Err(SourceError::Forbidden { .. })), "{base}: {refused:?}");
    }
}

#[test]
fn a_redirected_repository_is_judged_again() {
    let forge = Forge::new();
    let to = |address: String| Server::scripted(Behaviour::Redirects(address)).unwrap();
    let info = "ada/tools/info/refs?service=git-upload-pack";
    let honest = to(format!("{}{info}", forge.server.url()));
    let source = git_at(honest.url(), "ada/tools");
    assert_eq!(bring(&forge.fetcher, &source).unwrap().commit.unwrap().to_string(), forge.commits[2]);
    for elsewhere in [
        format!("http://forge.example/{info}"),
        format!("{}other", forge.server.url()),
        "ssh://forge.example/x".to_owned(),
    ] {
        let server = to(elsewhere.clone());
        let refused = bring(&forge.fetcher, &git_at(server.url(), "ada/tools"));
        assert!(
            matches!(refused, Err(SourceError::Forbidden { .. } | SourceError::NotFound(_))),
            "{elsewhere}: {refused:?}"
        );
    }
}

#[test]
fn no_credentials_are_asked_for_or_sent() {
    let mut forge = Forge::new();
    let marker = forge.world.at("asked");
    let helper = format!("[credential]\n helper = \"!touch {}\"\n[core]\n askPass = touch\n", marker.display());
    forge.fetcher.git = config(&forge.world, &helper);
    let server = Server::scripted(Behaviour::Status(401)).unwrap();
    let refused = bring(&forge.fetcher, &git_at(server.url(), "ada/private"));
    assert!(matches!(refused, Err(SourceError::NotFound(_))), "{refused:?}");
    assert!(!marker.exists());
    assert_eq!(server.headers("Authorization"), Vec::<String>::new());
}

#[test]
fn a_slow_server_ends_within_patience_and_leaves_nothing() {
    let forge = Forge::new();
    for behaviour in [Behaviour::Mute, Behaviour::Silent, Behaviour::Drips(Duration::from_millis(100))] {
        let server = Server::scripted(behaviour.clone()).unwrap();
        let began = Instant::now();
        let refused = bring(&forge.fetcher, &git_at(server.url(), "ada/tools"));
        assert!(matches!(refused, Err(SourceError::Unreachable { .. })), "{behaviour:?}: {refused:?}");
        assert!(began.elapsed() < Duration::from_secs(12), "{behaviour:?}: {:?}", began.elapsed());
    }
    assert_eq!(left_behind(&forge.world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn an_interrupt_ends_a_fetch_and_leaves_nothing() {
    let forge = Forge::new();
    let interrupt = Arc::new(AtomicBool::new(false));
    let patient = fetcher(&forge.world).with_interrupt(interrupt.clone());
    let server = Server::scripted(Behaviour::Mute).unwrap();
    let began = Instant::now();
    let refused = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(300));
            interrupt.store(true, Ordering::Relaxed);
        });
        bring(&patient, &git_at(server.url(), "ada/tools"))
    });
    assert!(matches!(refused, Err(SourceError::Interrupted)), "{refused:?}");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    assert_eq!(left_behind(&forge.world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_marketplace_is_read_from_one_commit() {
    let forge = Forge::new();
    for address in &forge.sources("") {
        let transport = open_transport(address, &forge.fetcher).unwrap();
        assert!(transport.get("plugin.json", 1 << 20).unwrap().starts_with(b"{"), "{address}");
        assert_eq!(transport.get("more.md", 10).unwrap(), b"three", "{address}");
        forge.server.forget();
        assert_eq!(transport.get("skills/hello/SKILL.md", 1 << 20).unwrap().first(), Some(&b'-'), "{address}");
        assert_eq!(forge.server.requests(), 0, "fetched once: {address}");
        assert!(matches!(transport.get("none.json", 10), Err(TransportError::NotFound(_))), "{address}");
        assert!(matches!(transport.get("more.md", 4), Err(TransportError::TooLarge { cap: 4, .. })), "{address}");
        assert!(matches!(transport.get("../x", 10), Err(TransportError::Forbidden { .. })), "{address}");
    }
}

#[test]
fn a_marketplace_whose_repository_is_gone_is_unreachable_and_not_empty() {
    let forge = Forge::new();
    let transport = open_transport("gh:ada/nothing", &forge.fetcher).unwrap();
    let refused = transport.get("metadata/2.root.json", 10);
    assert!(matches!(refused, Err(TransportError::Unreachable { .. })), "{refused:?}");
}
