//! A person who asks is told which walls stand here.

use tests::kit::World;

#[test]
fn doctor_tells_the_tier_and_each_wall() {
    let said = World::new().plugin().line("doctor").ok();
    for words in [
        "namespaces: plugins of every engine run",
        "empty root: enforced",
        "no network: enforced",
        "identity: enforced",
        "landlock: enforced",
        "filter: enforced",
        "control groups: ", // enforced or not: groups.rs holds it to what it says
    ] {
        said.says(words);
    }
}

#[test]
fn a_tier_that_is_demanded_is_held_to() {
    let world = World::new();
    std::fs::create_dir_all(world.deepcode()).unwrap();
    for (tier, status) in [("namespaces", 0), ("lockdown", 0), ("everything", 1)] {
        let settings = format!(r#"{{"plugins":{{"minTier":"{tier}"}}}}"#);
        std::fs::write(world.deepcode().join("settings.json"), settings).unwrap();
        let ended = world.plugin().line("doctor").end();
        assert_eq!(ended.status == 0, status == 0, "{tier}: {}", ended.all());
    }
}
