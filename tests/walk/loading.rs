//! What the host asks for at every start: the installed bytes, cleared by a real marketplace's own signed list.

use revocation::{Cleared, List, Revocations, Withdrawn};
use runtime::store::{Standing, StoreError};
use runtime::{Consent, Home, Store};
use schemas::settings::Age;
use schemas::{Grade, MarketplaceName, PluginName};
use tests::forge::Forge;
use tests::kit::{Plugin, World};
use verifier::tree::{Limits, directory};
use verifier::tuf::MemoryState;
use verifier::{Candidate, Repository, Trusted, Wanted};

const SHOP: &str = "shop";

struct Host {
    store: Store,
    forge: Forge,
    client: Repository,
    shop: MarketplaceName,
    hello: PluginName,
    _world: World,
}

impl Host {
    /// `hello` 1.0.0 of the marketplace `shop` is installed.
    fn with_hello() -> Self {
        let world = World::new();
        let plugin = Plugin::write(world.at("hello"), "hello", "1.0.0");
        let tree = directory::open(plugin.folder(), &Limits::default(), &|_| {}).unwrap();
        let mut forge = Forge::honest("shop.example.com/plugins", "2026-06-01T00:00:00Z".parse().unwrap());
        forge.add("hello", "1.0.0", tree.digest().0);
        forge.publish();
        let mut client = Repository::bootstrap(&forge.pin(), &forge.site, Box::new(MemoryState::new())).unwrap();
        let (shop, hello) = (SHOP.parse().unwrap(), "hello".parse().unwrap());
        let store = Store::open(Home::at(world.deepcode())).unwrap();

        let trusted = client.refresh(&forge.site, forge.now).unwrap();
        let shard = trusted.shard(&forge.site, &hello).unwrap().unwrap();
        let offer = shard.offer(&Wanted::Latest, trusted.origin(), trusted.keyring()).unwrap();
        let candidate = Candidate::attested(tree, offer).unwrap();
        let revocations = lists(&shop, &trusted);
        let cleared = Cleared::check(candidate, Some(&shop), &revocations, forge.now).unwrap();
        let consent = Consent::by_digest(&cleared, cleared.candidate().tree().digest()).unwrap();
        let standing = Standing { grade: Grade::VerifiedThirdParty, marketplace: Some(shop.clone()) };
        store.admit(cleared, consent, standing, forge.now).unwrap();
        Self { store, forge, client, shop, hello, _world: world }
    }

    /// Asks the marketplace, then loads.
    fn loads(&mut self) -> Result<String, StoreError> {
        let trusted = self.client.refresh(&self.forge.site, self.forge.now).unwrap();
        let revocations = lists(&self.shop, &trusted);
        let loaded = self.store.load(&self.hello, &revocations, self.forge.now)?;
        Ok(loaded.manifest().version.to_string())
    }
}

fn lists<'a>(shop: &'a MarketplaceName, trusted: &'a Trusted) -> Revocations<'a> {
    Revocations::new(vec![List::of(shop, trusted)], Age::DEFAULT)
}

#[test]
fn what_its_marketplace_revokes_is_not_loaded_any_more() {
    let mut host = Host::with_hello();
    assert_eq!(host.loads().unwrap(), "1.0.0");

    host.forge.wait(1);
    host.forge.revoke("SHOP-2026-0001", "hello", "<=1.0.0");
    host.forge.publish();

    let refused = host.loads();
    let Err(StoreError::Withdrawn(Withdrawn::Revoked(hit, version))) = refused else { panic!("{refused:?}") };
    assert_eq!((hit.revocation.id.as_str(), version.to_string().as_str()), ("SHOP-2026-0001", "1.0.0"));
}

#[test]
fn another_version_or_another_plugin_on_the_list_stops_nothing() {
    let mut host = Host::with_hello();
    host.forge.wait(1);
    host.forge.revoke("SHOP-2026-0001", "hello", ">1.0.0");
    host.forge.revoke("SHOP-2026-0002", "hell", "*");
    host.forge.publish();

    assert_eq!(host.loads().unwrap(), "1.0.0");
}

#[test]
fn the_same_bytes_under_another_name_are_not_loaded_either() {
    let mut host = Host::with_hello();
    let tree = host.forge.shards[&host.hello].versions[0].source_hash;
    host.forge.wait(1);
    host.forge.revoke("SHOP-2026-0001", "elsewhere", "*").digests.push(tree);
    host.forge.publish();

    assert!(matches!(host.loads(), Err(StoreError::Withdrawn(Withdrawn::Revoked(..)))));
}
