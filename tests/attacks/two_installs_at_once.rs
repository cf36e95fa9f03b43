//! Two installs at once: two programs change the same store, and neither may tear what the other writes.

use std::thread;

use crate::victim::Victim;

/// How each of two commands, started together, ended.
fn together(victim: &Victim, lines: [&str; 2]) -> [i32; 2] {
    let world = &victim.world;
    thread::scope(|scope| {
        let runs = lines.map(|line| scope.spawn(move || world.plugin().line(line).end().status));
        runs.map(|run| run.join().unwrap())
    })
}

fn digest(victim: &Victim, name: &str) -> String {
    victim.forge.shards[&name.parse().unwrap()].versions.last().unwrap().source_hash.to_string()
}

/// A victim whose marketplace offers `hello` in two versions, and `other`.
fn shop() -> Victim {
    let mut victim = Victim::new();
    victim.offers("hello", "1.1.0");
    victim.offers("other", "1.0.0");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim
}

#[test]
fn two_plugins_are_both_installed_and_both_recorded() {
    let victim = shop();
    let [one, two] = ["hello", "other"].map(|name| format!("install {name}@shop --digest {}", digest(&victim, name)));
    for _ in 0..5 {
        assert_eq!(together(&victim, [&one, &two]), [0, 0]);
        victim.world.plugin().line("verify").ok().says("hello").says("other");
        victim.world.plugin().line("remove hello").ok();
        victim.world.plugin().line("remove other").ok();
    }
}

#[test]
fn two_versions_of_one_plugin_leave_one_whole_version() {
    let victim = shop();
    let old = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    let one = format!("install hello@shop --version 1.0.0 --digest {old}");
    let two = format!("install hello@shop --version 1.1.0 --digest {}", digest(&victim, "hello"));
    for _ in 0..5 {
        together(&victim, [&one, &two]);
        victim.world.plugin().line("verify hello").ok();
        victim.world.plugin().line("remove hello").ok();
    }
}

#[test]
fn installing_and_removing_leaves_all_or_nothing() {
    let victim = shop();
    let install = format!("install hello@shop --digest {}", digest(&victim, "hello"));
    for _ in 0..5 {
        victim.world.plugin().line(&install).end();
        together(&victim, [&install, "remove hello"]);
        let status = victim.world.plugin().line("verify hello").end().status;
        assert!([0, 10].contains(&status), "{status}");
    }
}

#[test]
fn two_refreshes_at_once_do_not_lower_the_floor() {
    let mut victim = shop();
    let before = victim.forge.site.clone();
    victim.forge.wait(1);
    let site = victim.forge.publish();
    victim.serve(&site);

    let ended = together(&victim, ["marketplace update", "marketplace update"]);

    assert_eq!(ended, [0, 0]);
    victim.serve(&before);
    victim.updates().exits(4);
}
