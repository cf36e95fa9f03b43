//! Slow server: no answer, silence after the headers, or one byte now and then, to hold a client for ever.

use std::time::{Duration, Instant};

use sources::fetch::Silent;
use sources::npm::NpmConfig;
use sources::web::Patience;
use sources::{Fetcher, open_transport};
use tests::kit::World;
use tests::serve::{Behaviour, Route, Server};
use verifier::tuf::TransportError;

use crate::victim::Victim;

/// A patience that a test can wait for; the defaults are the same with larger numbers.
fn impatient(world: &World) -> Fetcher {
    let fetcher = Fetcher::new(world.path().to_owned(), NpmConfig::default()).unwrap();
    fetcher.with_patience(Patience {
        connect: Duration::from_secs(1),
        grace: Duration::from_secs(1),
        bytes_per_second: 1 << 10,
        total: Duration::from_secs(4),
    })
}

fn slow() -> [Behaviour; 4] {
    [Behaviour::Mute, Behaviour::Silent, Behaviour::Drips(Duration::from_millis(100)), Behaviour::Announces(1 << 20)]
}

#[test]
fn a_document_is_given_up_in_time() {
    let world = World::new();
    for behaviour in slow() {
        let server = Server::scripted(behaviour.clone()).unwrap();
        let transport = open_transport(server.url().as_str(), &impatient(&world)).unwrap();
        let begun = Instant::now();
        let refused = transport.get("metadata/timestamp.json", 1 << 20).unwrap_err();
        assert!(matches!(refused, TransportError::Unreachable { .. }), "{behaviour:?}: {refused}");
        assert!(begun.elapsed() < Duration::from_secs(8), "{behaviour:?}: {:?}", begun.elapsed());
    }
}

#[test]
fn a_tarball_is_given_up_in_time() {
    let world = World::new();
    for behaviour in slow() {
        let server = Server::scripted(behaviour.clone()).unwrap();
        let source = server.at("plugin.tar.gz").to_string().parse().unwrap();
        let begun = Instant::now();
        assert!(impatient(&world).fetch(&source, None, &Silent).is_err(), "{behaviour:?}");
        assert!(begun.elapsed() < Duration::from_secs(8), "{behaviour:?}: {:?}", begun.elapsed());
    }
}

#[test]
fn the_program_itself_gives_up_says_so_and_goes_on_with_what_it_knows() {
    let victim = Victim::stranger();
    let server = Server::folder(&victim.site()).unwrap();
    let mut forge = victim.forge;
    let site = forge.publish();
    std::fs::create_dir_all(victim.world.at("site")).unwrap();
    site.write_to(&victim.world.at("site"));
    let address = server.url().as_str().trim_end_matches('/').to_owned();
    let add = victim.world.plugin().line("marketplace add --name shop");
    add.args([&address, "--key", &forge.public_key().to_string()]).ok();

    server.serve_first("/", Route::Scripted(Behaviour::Mute));
    let begun = Instant::now();
    victim.world.plugin().line("marketplace update shop").patience(Duration::from_secs(120)).exits(7);

    assert!(begun.elapsed() < Duration::from_secs(100), "{:?}", begun.elapsed());
    victim.world.plugin().line("marketplace list --offline").ok().says("shop");
}
