//! npm: exact bytes from a configured registry, and what people like to know about them.

use std::os::unix::fs::PermissionsExt as _;

use serde_json::json;
use sources::npm::NpmConfig;
use sources::{Fetcher, SourceError};
use tests::kit::{Raw, World, tarball};
use tests::serve::{Behaviour, Registry, Route, Server};

use crate::sources_kit::{SHORT, bring, fetcher, left_behind};

const NAME: &str = "deepcode-plugin-x";

struct Npm {
    world: World,
    registry: Registry,
    server: Server,
    fetcher: Fetcher,
}

impl Npm {
    fn new() -> Self {
        let world = World::new();
        let registry = Registry::new(&world.at("npm"));
        let marker = world.at("ran");
        let scripts = json!({ "preinstall": format!("touch {}", marker.display()), "postinstall": "false" });
        let package = json!({ "name": NAME, "version": "1.0.0", "scripts": scripts }).to_string();
        for (version, text) in [("1.0.0", "one"), ("1.1.0", "two")] {
            let files = [
                Raw::file("package/plugin.json", "{}"),
                Raw::file("package/package.json", &package),
                Raw::file("package/x", text),
            ];
            registry.publish(NAME, version, &tarball(&files)).unwrap();
        }
        registry.publish("@ada/x", "2.0.0", &tarball(&[Raw::file("any/plugin.json", "{}")])).unwrap();
        let server = Server::new([("/npm", Route::Npm(registry.clone()))]).unwrap();
        let mut fetcher = fetcher(&world).with_patience(SHORT);
        fetcher.npm = NpmConfig::of(server.at("npm/"));
        Self { world, registry, server, fetcher }
    }

    /// The same registry, lying about every `dist`.
    fn lies(&self, dist: serde_json::Value) {
        let registry = Registry { dist: dist.as_object().unwrap().clone(), ..self.registry.clone() };
        self.server.serve_first("/npm", Route::Npm(registry));
    }
}

#[test]
fn a_package_is_resolved_to_an_exact_version() {
    let npm = Npm::new();
    for (asked, resolved) in [("", "1.1.0"), ("@latest", "1.1.0"), ("@1.0.0", "1.0.0")] {
        let brought = bring(&npm.fetcher, &format!("npm:{NAME}{asked}")).unwrap();
        assert_eq!(brought.resolved.to_string(), format!("npm:{NAME}@{resolved}"));
        assert!(brought.tree.entry("plugin.json").is_some(), "the top folder is taken off");
    }
    let brought = bring(&npm.fetcher, "npm:@ada/x").unwrap();
    assert_eq!(brought.resolved.to_string(), "npm:@ada/x@2.0.0");
    assert!(brought.tree.entry("plugin.json").is_some());
    assert!(!npm.world.at("ran").exists(), "a package's script was run");
    assert_eq!(left_behind(&npm.world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn other_bytes_than_the_published_ones_are_refused() {
    let npm = Npm::new();
    let wrong = format!("sha512-{}==", "A".repeat(86));
    npm.lies(json!({ "integrity": wrong }));
    let refused = bring(&npm.fetcher, &format!("npm:{NAME}"));
    assert!(matches!(refused, Err(SourceError::Integrity { .. })), "{refused:?}");
}

#[test]
fn a_weak_integrity_is_refused() {
    for dist in [
        json!({ "integrity": null, "shasum": "da39a3ee5e6b4b0d3255bfef95601890afd80709" }),
        json!({ "integrity": "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }),
        json!({ "integrity": "" }),
    ] {
        let npm = Npm::new();
        npm.lies(dist.clone());
        let refused = bring(&npm.fetcher, &format!("npm:{NAME}"));
        assert!(matches!(refused, Err(SourceError::NoIntegrity { .. })), "{dist}: {refused:?}");
    }
}

#[test]
fn a_tarball_lies_only_where_a_redirect_might_lead() {
    for place in ["http://example.com/x.tgz", "file:///etc/passwd", "ssh://example.com/x"] {
        let npm = Npm::new();
        npm.lies(json!({ "tarball": place }));
        let refused = bring(&npm.fetcher, &format!("npm:{NAME}"));
        assert!(matches!(refused, Err(SourceError::Forbidden { .. })), "{place}: {refused:?}");
    }
}

#[test]
fn what_is_not_there_is_not_found() {
    let npm = Npm::new();
    for missing in ["npm:deepcode-plugin-none", "npm:deepcode-plugin-x@9.9.9", "npm:deepcode-plugin-x@beta"] {
        let refused = bring(&npm.fetcher, missing);
        assert!(matches!(refused, Err(SourceError::NotFound(_))), "{missing}: {refused:?}");
    }
}

#[test]
fn a_token_is_sent_to_its_host_and_not_where_tarballs_lie() {
    let npm = Npm::new();
    let elsewhere = Server::new([("/npm", Route::Npm(npm.registry.clone()))]).unwrap();
    npm.server.serve_first(
        "/npm",
        Route::Npm(Registry { tarballs: Some(elsewhere.at("npm").into()), ..npm.registry.clone() }),
    );
    let port = npm.server.url().port().unwrap();
    let registry = npm.server.at("npm/");
    std::fs::write(
        npm.world.home().join(".npmrc"),
        format!("registry={registry}\n//127.0.0.1:{port}/npm/:_authToken=s3cret\n"),
    )
    .unwrap();
    let home = npm.world.home();
    let config =
        NpmConfig::read(&|name| (name == "HOME").then(|| home.clone().into_os_string()), npm.world.path()).unwrap();
    let mut fetcher = npm.fetcher.clone();
    fetcher.npm = config;
    bring(&fetcher, &format!("npm:{NAME}")).unwrap();
    assert_eq!(npm.server.headers("Authorization"), ["Bearer s3cret"]);
    assert_eq!(elsewhere.headers("Authorization"), Vec::<String>::new());
    assert_eq!(elsewhere.requests(), 1);
}

#[test]
fn the_installed_npm_is_asked_when_nothing_else_says() {
    let npm = Npm::new();
    let (bin, seen) = (npm.world.at("bin"), npm.world.at("seen"));
    std::fs::create_dir(&bin).unwrap();
    let script = format!(
        "#!/bin/sh\n/usr/bin/env > {}\n[ \"$*\" = 'config get registry' ] && echo {}\n",
        seen.display(),
        npm.server.at("npm/")
    );
    std::fs::write(bin.join("npm"), script).unwrap();
    std::fs::set_permissions(bin.join("npm"), std::fs::Permissions::from_mode(0o755)).unwrap();
    let home = npm.world.home();
    let env = |name: &str| match name {
        "HOME" => Some(home.clone().into_os_string()),
        "PATH" => Some(bin.clone().into_os_string()),
        "SECRET" => Some("s3cret".into()),
        _ => None,
    };
    let mut fetcher = npm.fetcher.clone();
    fetcher.npm = NpmConfig::read(&env, npm.world.path()).unwrap();
    bring(&fetcher, &format!("npm:{NAME}")).unwrap();
    let names: Vec<String> = std::fs::read_to_string(seen)
        .unwrap()
        .lines()
        .filter_map(|line| Some(line.split_once('=')?.0.to_owned()))
        .collect();
    assert!(
        names.iter().all(|name| ["HOME", "PATH", "PWD", "OLDPWD", "SHLVL", "_"].contains(&name.as_str())),
        "{names:?}"
    );

    std::fs::remove_file(bin.join("npm")).unwrap();
    let refused = bring(&fetcher, &format!("npm:{NAME}"));
    assert!(matches!(refused, Err(SourceError::NoRegistry)), "{refused:?}");
}

#[test]
fn what_a_forge_and_a_registry_say_is_told() {
    let npm = Npm::new();
    let api = npm.world.at("api");
    std::fs::create_dir_all(api.join("repos/ada")).unwrap();
    let said = json!({ "description": "x".repeat(5_000), "stargazers_count": 7, "created_at": "2020-01-02T03:04:05Z", "pushed_at": "never", "archived": true });
    std::fs::write(api.join("repos/ada/tools"), said.to_string()).unwrap();
    std::fs::create_dir_all(api.join("downloads/point/last-week")).unwrap();
    std::fs::write(api.join("downloads/point/last-week").join(NAME), r#"{"downloads":42}"#).unwrap();
    let server = Server::folder(&api).unwrap();
    let mut fetcher = npm.fetcher;
    (fetcher.forge_api, fetcher.downloads_api) = (Some(server.url().clone()), Some(server.url().clone()));

    let about = fetcher.about(&"gh:ada/tools@v1".parse().unwrap()).unwrap();
    assert_eq!((about.stars, about.archived, about.last_release), (Some(7), Some(true), None));
    assert_eq!(about.created, Some("2020-01-02T03:04:05Z".parse().unwrap()));
    assert_eq!(about.description.unwrap().len(), 300);
    let about = fetcher.about(&format!("npm:{NAME}").parse().unwrap()).unwrap();
    assert_eq!((about.maintainers, about.weekly_downloads), (vec!["ada".to_owned()], Some(42)));
    assert!(about.last_release > about.created);
    assert_eq!(fetcher.about(&"./x".parse().unwrap()), None);
}

#[test]
fn what_is_not_to_be_had_is_nothing_and_soon() {
    let npm = Npm::new();
    let began = std::time::Instant::now();
    for behaviour in [
        Behaviour::Mute,
        Behaviour::Status(403),
        Behaviour::Says(b"[]".to_vec()),
        Behaviour::Says(b"{\"a\":1,\"a\":2}".to_vec()),
    ] {
        let server = Server::scripted(behaviour.clone()).unwrap();
        let mut fetcher = npm.fetcher.clone();
        fetcher.forge_api = Some(server.url().clone());
        assert_eq!(fetcher.about(&"gh:ada/tools".parse().unwrap()), None, "{behaviour:?}");
    }
    assert!(began.elapsed() < std::time::Duration::from_secs(8), "{:?}", began.elapsed());
}
