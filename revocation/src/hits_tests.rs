//! Who may withdraw what, and with what force.

use super::*;
use proptest::prelude::*;

const NOW: i64 = 1_800_000_000;

fn now() -> Timestamp {
    Timestamp::from_second(NOW).unwrap()
}
fn checked_hours_ago(hours: i64) -> Freshness {
    Freshness {
        checked: Timestamp::from_second(NOW - hours * 3_600).unwrap(),
        expires: Timestamp::from_second(NOW + 86_400).unwrap(),
        now: now(),
    }
}
fn digest(of: u8) -> TreeDigest {
    TreeDigest([of; 32])
}
fn entry(id: &str, name: &str, versions: &[&str], action: Action, digests: &[TreeDigest]) -> Revocation {
    Revocation {
        id: id.parse().unwrap(),
        name: name.parse().unwrap(),
        versions: versions.iter().map(|v| v.parse().unwrap()).collect(),
        reason: "credential theft".to_owned(),
        action,
        digests: digests.to_vec(),
        published: None,
        aliases: Vec::new(),
        references: Vec::new(),
    }
}
fn revoked(entries: Vec<Revocation>) -> Revoked {
    Revoked { version: "1".to_owned(), sequence: 1, generated_at: now(), revoked: entries }
}

/// An official marketplace `hub` and two others, `corp` and `lab`, each with its own list. `corp` may follow another one.
struct World {
    names: [MarketplaceName; 3],
    lists: [Revoked; 3],
    freshness: [Freshness; 3],
    above: Option<Above>,
}

/// A marketplace that `corp` follows.
struct Above {
    origin: Origin,
    revoked: Revoked,
    /// What `corp` lets pass of it.
    exceptions: Vec<SignedException>,
}
const HUB: usize = 0;
const CORP: usize = 1;
const LAB: usize = 2;

impl World {
    fn with(list: usize, entries: Vec<Revocation>) -> Self {
        let mut world = Self {
            names: ["hub", "corp", "lab"].map(|n| n.parse().unwrap()),
            lists: [(); 3].map(|()| revoked(Vec::new())),
            freshness: [checked_hours_ago(0); 3],
            above: None,
        };
        world.lists[list].revoked = entries;
        world
    }
    fn and(mut self, list: usize, entries: Vec<Revocation>) -> Self {
        self.lists[list].revoked = entries;
        self
    }
    fn checked(mut self, list: usize, hours_ago: i64) -> Self {
        self.freshness[list] = checked_hours_ago(hours_ago);
        self
    }
    /// `corp` follows a marketplace that has revoked `entries`, and lets `exceptions` pass.
    fn following(mut self, entries: Vec<Revocation>, exceptions: Vec<SignedException>) -> Self {
        self.above = Some(Above { origin: "up.example.com".parse().unwrap(), revoked: revoked(entries), exceptions });
        self
    }
    fn lists(&self) -> Revocations<'_> {
        let plain = |at: usize| Plain {
            marketplace: &self.names[at],
            official: at == HUB,
            upstream: None,
            revoked: &self.lists[at],
            exceptions: &[],
            freshness: self.freshness[at],
        };
        let above = self.above.iter().map(|above| Plain {
            official: false,
            upstream: Some(&above.origin),
            revoked: &above.revoked,
            exceptions: &above.exceptions,
            ..plain(CORP)
        });
        Revocations::plain([plain(HUB), plain(CORP), plain(LAB)].into_iter().chain(above).collect(), Age::DEFAULT)
    }
    fn force(&self, plugin: &Plugin) -> Vec<Action> {
        self.lists().hits(&plugin.subject(), now()).iter().map(|hit| hit.action).collect()
    }
}

#[derive(Debug)]
struct Plugin {
    name: PluginName,
    version: PluginVersion,
    tree: TreeDigest,
    marketplace: Option<MarketplaceName>,
}
impl Plugin {
    fn subject(&self) -> Subject<'_> {
        Subject { name: &self.name, version: &self.version, tree: self.tree, marketplace: self.marketplace.as_ref() }
    }
}
fn plugin(name: &str, version: &str, tree: u8, marketplace: &str) -> Plugin {
    Plugin {
        name: name.parse().unwrap(),
        version: version.parse().unwrap(),
        tree: digest(tree),
        marketplace: (!marketplace.is_empty()).then(|| marketplace.parse().unwrap()),
    }
}

#[test]
fn a_name_binds_what_came_from_that_marketplace_only() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[])]);
    assert_eq!(world.force(&plugin("tool", "1.0.0", 1, "corp")), [Action::Kill]);
    for elsewhere in ["", "hub", "lab"] {
        assert!(world.force(&plugin("tool", "1.0.0", 1, elsewhere)).is_empty(), "{elsewhere}");
    }
}

#[test]
fn an_official_name_binds_every_source() {
    let world = World::with(HUB, vec![entry("DCM-1", "tool", &["<2.0.0"], Action::Kill, &[])]);
    for anywhere in ["", "hub", "corp", "lab"] {
        assert_eq!(world.force(&plugin("tool", "1.0.0", 1, anywhere)), [Action::Kill], "{anywhere}");
        assert!(world.force(&plugin("tool", "2.0.0", 1, anywhere)).is_empty(), "{anywhere}");
    }
}

#[test]
fn a_digest_binds_every_source_under_any_name_and_version() {
    let world = World::with(HUB, vec![entry("DCM-1", "tool", &[], Action::Kill, &[digest(7)])]);
    for anywhere in ["", "hub", "corp"] {
        assert_eq!(world.force(&plugin("renamed", "9.9.9", 7, anywhere)), [Action::Kill], "{anywhere}");
        assert!(world.force(&plugin("renamed", "9.9.9", 8, anywhere)).is_empty(), "{anywhere}");
    }
}

#[test]
fn a_digest_from_another_marketplace_disables_and_never_kills() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[digest(7)])]);
    assert_eq!(world.force(&plugin("tool", "1.0.0", 7, "corp")), [Action::Kill]);
    for elsewhere in ["", "hub", "lab"] {
        assert_eq!(world.force(&plugin("tool", "1.0.0", 7, elsewhere)), [Action::Disable], "{elsewhere}");
    }
    let mild = World::with(CORP, vec![entry("DCM-1", "tool", &[], Action::Warn, &[digest(7)])]);
    assert_eq!(mild.force(&plugin("tool", "1.0.0", 7, "lab")), [Action::Warn], "it is not made worse either");
}

#[test]
fn a_pre_release_does_not_slip_below_a_range() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["<0.5.0"], Action::Disable, &[])]);
    for covered in ["0.4.9-rc.1", "0.5.0-rc.1", "0.5.0-0", "0.4.9+build.7", "0.0.0-0"] {
        assert_eq!(world.force(&plugin("tool", covered, 1, "corp")), [Action::Disable], "{covered}");
    }
    for free in ["0.5.0", "0.5.0+build", "0.5.1-0"] {
        assert!(world.force(&plugin("tool", free, 1, "corp")).is_empty(), "{free}");
    }
    let all = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Disable, &[])]);
    assert_eq!(all.force(&plugin("tool", "1.0.0-alpha", 1, "corp")), [Action::Disable]);
}

#[test]
fn the_strongest_action_comes_first_whatever_the_order() {
    let world = World::with(
        CORP,
        vec![
            entry("DCM-1", "tool", &["*"], Action::Warn, &[]),
            entry("DCM-2", "tool", &["1.0.0"], Action::Kill, &[]),
            entry("DCM-3", "tool", &["<2.0.0"], Action::Disable, &[]),
        ],
    )
    .and(LAB, vec![entry("LAB-1", "other", &[], Action::Kill, &[digest(1)])]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    assert_eq!(world.force(&found), [Action::Kill, Action::Disable, Action::Disable, Action::Warn]);
    let refused = world.lists().check_installed(&found.subject(), now());
    assert!(matches!(refused, Err(Withdrawn::Revoked(hit, _)) if hit.revocation.id.as_str() == "DCM-2"));
}

#[test]
fn a_warning_lets_it_load_and_is_told() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Warn, &[])]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    for checked in
        [world.lists().check_new(&found.subject(), now()), world.lists().check_installed(&found.subject(), now())]
    {
        let unrevoked = checked.unwrap();
        assert_eq!(unrevoked.warnings.len(), 1);
        assert_eq!(unrevoked.stale_hours, None);
    }
}

#[test]
fn an_ignored_revocation_warns_at_every_load_and_stops_nothing() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[])]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let lists = world.lists().ignoring(Ignored::read([&"tool@1.0.0".to_owned()]).unwrap());
    for _load in 0..2 {
        let unrevoked = lists.check_installed(&found.subject(), now()).unwrap();
        assert_eq!(unrevoked.warnings.len(), 1);
        assert_eq!(unrevoked.warnings[0].lifted, Some(Lifted::ByUser));
        assert_eq!(unrevoked.warnings[0].action, Action::Kill, "what is ignored is told as it is");
    }
    for other in [plugin("tool", "1.0.1", 1, "corp"), plugin("tool", "1.0.0-rc.1", 1, "corp")] {
        let refused = lists.check_installed(&other.subject(), now());
        assert!(matches!(refused, Err(Withdrawn::Revoked(..))), "{}", other.version);
    }
}

#[test]
fn an_ignored_revocation_does_not_excuse_an_expired_list() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[])]).checked(CORP, 24 * 8);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let lists = world.lists().ignoring(Ignored::read([&"tool@1.0.0".to_owned()]).unwrap());
    assert!(matches!(lists.check_installed(&found.subject(), now()), Err(Withdrawn::Stale { .. })));
}

/// Of DCM-1, for `tool@1.0.0` with the tree 1, from the day of [`now`] for nine days more.
fn exception() -> SignedException {
    let today = day_of(now());
    SignedException {
        upstream: "up.example.com".parse().unwrap(),
        revocation: "DCM-1".parse().unwrap(),
        action: Action::Disable,
        name: "tool".parse().unwrap(),
        version: "1.0.0".parse().unwrap(),
        tree: digest(1),
        reason: "our build leaves that part out".parse().unwrap(),
        excepted_by: "tia".parse().unwrap(),
        excepted_at: today,
        expires: today.checked_add(jiff::Span::new().days(9)).unwrap(),
        signatures: Vec::new(),
    }
}
fn disabled() -> Vec<Revocation> {
    vec![entry("DCM-1", "tool", &["*"], Action::Disable, &[digest(1)])]
}
fn days_later(days: i64) -> Timestamp {
    Timestamp::from_second(NOW + days * 86_400).unwrap()
}

#[test]
fn what_a_fork_excepts_loads_with_a_warning_that_says_who_and_until_when() {
    let world = World::with(HUB, Vec::new()).following(disabled(), vec![exception()]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let unrevoked = world.lists().check_installed(&found.subject(), now()).unwrap();
    let lifted = unrevoked.warnings[0].lifted.clone().unwrap();
    assert_eq!(lifted, Lifted::ByFork(Box::new(exception())));
    let expires = exception().expires;
    assert_eq!(lifted.to_string(), format!("excepted by tia until {expires}: our build leaves that part out"));
    assert_eq!(unrevoked.warnings[0].action, Action::Disable, "what is excepted is told as it is");
    assert!(world.lists().check_new(&found.subject(), now()).is_ok());
}

#[test]
fn an_exception_begins_and_ends() {
    let world = World::with(HUB, Vec::new()).following(disabled(), vec![exception()]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let stops = |at: Timestamp| world.lists().hits(&found.subject(), at)[0].stops();
    assert!(!stops(days_later(9)) && stops(days_later(10)));
    // The clock was put back; what was signed since is later.
    let mut late = World::with(HUB, Vec::new()).following(disabled(), vec![exception()]);
    late.freshness[CORP].now = days_later(10);
    assert!(late.lists().hits(&found.subject(), now())[0].stops());
    let early = SignedException { excepted_at: day_of(days_later(1)), ..exception() };
    let world = World::with(HUB, Vec::new()).following(disabled(), vec![early]);
    assert!(world.lists().hits(&found.subject(), now())[0].stops());
}

#[test]
fn an_exception_is_of_one_tree_of_one_version_and_of_one_revocation() {
    let found = plugin("tool", "1.0.0", 1, "corp");
    let others = [
        SignedException { upstream: "elsewhere.example.com".parse().unwrap(), ..exception() },
        SignedException { revocation: "DCM-2".parse().unwrap(), ..exception() },
        SignedException { action: Action::Warn, ..exception() },
        SignedException { name: "other".parse().unwrap(), ..exception() },
        SignedException { version: "1.0.1".parse().unwrap(), ..exception() },
        SignedException { version: "1.0.0+build".parse().unwrap(), ..exception() },
        SignedException { tree: digest(2), ..exception() },
    ];
    for other in others {
        let world = World::with(HUB, Vec::new()).following(disabled(), vec![other.clone()]);
        assert!(world.lists().hits(&found.subject(), now())[0].stops(), "{other:?}");
    }
    // The upstream has raised its revocation since, or says the same once more.
    let raised = vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[])];
    let again = vec![disabled().remove(0), entry("DCM-2", "tool", &["*"], Action::Disable, &[])];
    for entries in [raised, again] {
        let world = World::with(HUB, Vec::new()).following(entries, vec![exception()]);
        assert!(world.lists().hits(&found.subject(), now())[0].stops());
    }
}

#[test]
fn an_exception_lifts_no_word_but_the_upstreams_and_for_nobody_elses_plugins() {
    let found = plugin("tool", "1.0.0", 1, "corp");
    // The official marketplace, another one and the fork itself say the same under the same id.
    for list in [HUB, CORP, LAB] {
        let world = World::with(list, disabled()).following(disabled(), vec![exception()]);
        let hits = world.lists().hits(&found.subject(), now());
        assert_eq!(hits.iter().filter(|hit| hit.stops()).count(), 1, "{list}");
        assert_eq!(hits[0].marketplace, world.names[list]);
    }
    // The upstream's digest reaches what came from elsewhere, and what is excepted for the fork is not for that.
    for elsewhere in ["", "hub", "lab"] {
        let world = World::with(HUB, Vec::new()).following(disabled(), vec![exception()]);
        let found = plugin("tool", "1.0.0", 1, elsewhere);
        assert!(world.lists().hits(&found.subject(), now())[0].stops(), "{elsewhere}");
    }
}

#[test]
fn a_stale_list_blocks_new_installs_and_warns_at_load() {
    let world = World::with(CORP, Vec::new()).checked(CORP, 7);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let refused = world.lists().check_new(&found.subject(), now());
    assert!(matches!(refused, Err(Withdrawn::Stale { staleness: Staleness::Stale, age_hours: 7, .. })));
    assert_eq!(world.lists().check_installed(&found.subject(), now()).unwrap().stale_hours, Some(7));
}

#[test]
fn an_expired_list_stops_its_own_plugins_and_no_others() {
    let world = World::with(CORP, Vec::new()).checked(CORP, 24 * 7 + 1);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let refused = world.lists().check_installed(&found.subject(), now());
    assert!(matches!(refused, Err(Withdrawn::Stale { staleness: Staleness::Expired, .. })));
    for elsewhere in ["", "hub", "lab"] {
        let other = plugin("tool", "1.0.0", 1, elsewhere);
        assert_eq!(world.lists().check_installed(&other.subject(), now()), Ok(Unrevoked::default()), "{elsewhere}");
        assert_eq!(world.lists().check_new(&other.subject(), now()), Ok(Unrevoked::default()), "{elsewhere}");
    }
    assert_eq!(world.lists().not_fresh(now()), [("corp".parse().unwrap(), Staleness::Expired)]);
}

#[test]
fn an_expired_list_still_revokes() {
    let world = World::with(HUB, vec![entry("DCM-1", "tool", &["*"], Action::Kill, &[])]).checked(HUB, 24 * 90);
    let found = plugin("tool", "1.0.0", 1, "corp");
    assert!(matches!(world.lists().check_installed(&found.subject(), now()), Err(Withdrawn::Revoked(..))));
}

#[test]
fn a_marketplace_without_a_list_is_not_a_marketplace_without_revocations() {
    let world = World::with(CORP, Vec::new());
    let found = plugin("tool", "1.0.0", 1, "gone");
    assert_eq!(world.lists().staleness(found.marketplace.as_ref().unwrap(), now()), Staleness::Expired);
    assert!(matches!(world.lists().check_installed(&found.subject(), now()), Err(Withdrawn::NoList { .. })));
    assert!(matches!(world.lists().check_new(&found.subject(), now()), Err(Withdrawn::NoList { .. })));
}

#[test]
fn a_hostile_reason_cannot_paint_the_terminal() {
    let mut hostile = entry("DCM-1", "tool", &["*"], Action::Kill, &[]);
    hostile.reason = "it's \u{1b}[2K\u{202e}fine\n".to_owned();
    let world = World::with(CORP, vec![hostile]);
    let found = plugin("tool", "1.0.0", 1, "corp");
    let told = world.lists().check_installed(&found.subject(), now()).unwrap_err().to_string();
    assert_eq!(told, "tool 1.0.0 is revoked by corp (DCM-1): it's \\u{1b}[2K\\u{202e}fine\\n");
}

#[test]
fn a_tree_that_hits_under_another_name_is_told_as_such() {
    let world = World::with(CORP, vec![entry("DCM-1", "tool", &["1.0.0"], Action::Kill, &[digest(7)])]);
    let found = plugin("renamed", "3.0.0", 7, "");
    let told = world.lists().check_installed(&found.subject(), now()).unwrap_err().to_string();
    assert_eq!(told, "this tree (published as tool) is revoked by corp (DCM-1): credential theft");
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![Just(Action::Warn), Just(Action::Disable), Just(Action::Kill)]
}
fn any_entry() -> impl Strategy<Value = Revocation> {
    let range = "(\\*|<1\\.0\\.0|>=1\\.0\\.0|1\\.0\\.0|<=1\\.0\\.0-rc\\.1)";
    ("[A-Z]{8}", "(tool|other)", prop::collection::vec(range, 0..3), action(), prop::collection::vec(0_u8..3, 0..3))
        .prop_map(|(id, name, ranges, action, digests)| {
            let ranges: Vec<&str> = ranges.iter().map(String::as_str).collect();
            entry(&id, &name, &ranges, action, &digests.into_iter().map(digest).collect::<Vec<_>>())
        })
}
fn any_plugin() -> impl Strategy<Value = Plugin> {
    ("(tool|other)", "(0\\.9\\.0|1\\.0\\.0|1\\.0\\.0-rc\\.1|1\\.1\\.0)", 0_u8..3, "(hub|corp|lab|)")
        .prop_map(|(name, version, tree, from)| plugin(&name, &version, tree, &from))
}

proptest! {
    #[test]
    fn another_marketplace_never_kills(entries in prop::collection::vec(any_entry(), 0..8), found in any_plugin()) {
        let world = World::with(LAB, entries);
        prop_assume!(found.marketplace.as_ref().map(MarketplaceName::as_str) != Some("lab"));
        for hit in world.lists().hits(&found.subject(), now()) {
            prop_assert!(hit.action <= Action::Disable);
            prop_assert!(hit.revocation.digests.contains(&found.tree));
        }
    }

    #[test]
    fn more_entries_never_weaken_the_verdict(
        fewer in prop::collection::vec(any_entry(), 0..5),
        more in prop::collection::vec(any_entry(), 0..5),
        found in any_plugin(),
    ) {
        let before = World::with(CORP, fewer.clone());
        let after = World::with(CORP, fewer).and(HUB, more);
        let strongest = |world: &World| world.force(&found).first().copied();
        prop_assert!(strongest(&before) <= strongest(&after));
    }

    #[test]
    fn the_first_hit_is_the_strongest(entries in prop::collection::vec(any_entry(), 0..8), found in any_plugin()) {
        let force = World::with(HUB, entries).force(&found);
        prop_assert_eq!(force.first(), force.iter().max());
    }
}
