//! What `deploy/` says: systemd takes the unit and calls it sandboxed, the server knows every value of the configuration, and
//! each line of the container's recipe names something that is there.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tests::kit::World;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn deployed(name: &str) -> String {
    std::fs::read_to_string(repository().join("deploy").join(name)).unwrap()
}

/// The unit as it would lie on a machine that has the program.
fn unit(world: &World) -> String {
    let place = world.at("marketplace-server.service");
    let program = world.at("marketplace-server");
    std::fs::copy("/bin/true", &program).unwrap();
    let text = deployed("marketplace-server.service");
    assert!(text.contains("ExecStart=/usr/local/bin/marketplace-server "), "{text}");
    let here = text.replace("/usr/local/bin/marketplace-server", program.to_str().unwrap());
    std::fs::write(&place, here).unwrap();
    place.to_str().unwrap().to_owned()
}

#[test]
fn systemd_takes_the_unit_and_calls_it_sandboxed() {
    let world = World::new();
    let unit = unit(&world);
    // Unknown and misspelt directives are told and do not fail it.
    let said = world.tool("systemd-analyze").args(["verify", &unit]).ok();
    assert_eq!(said.all().trim(), "", "{said:?}");
    // 1.5 of 10: what is left is that it speaks to the network and reads a folder of the host's.
    let security = ["security", "--offline=true", "--no-pager", "--threshold=15", &unit];
    world.tool("systemd-analyze").args(security).ok().says("Overall exposure level");
    let open = std::fs::read_to_string(&unit)
        .unwrap()
        .replace("NoNewPrivileges=yes", "")
        .replace("CapabilityBoundingSet=", "");
    std::fs::write(&unit, open.replace("ProtectSystem=strict", "")).unwrap();
    assert_ne!(world.tool("systemd-analyze").args(security).end().status, 0);
}

#[test]
fn the_server_knows_every_value_of_the_configuration() {
    let world = World::new();
    let file = repository().join("deploy/marketplace-server.toml");
    let said = world.server().line("--print-config --config").arg(&file).ok();
    let names = deployed("marketplace-server.toml");
    let names: Vec<&str> = names.lines().filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
    assert!(names.len() > 3, "{names:?}");
    for name in names {
        let line = said.stdout.lines().find(|line| line.starts_with(&format!("{name} "))).unwrap_or_default();
        assert!(line.contains("marketplace-server.toml"), "{name}: {said:?}");
    }
}

/// The recipe's instructions: word and rest.
fn recipe() -> Vec<(String, String)> {
    let text = deployed("Containerfile");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).map(|(word, rest)| (word.to_owned(), rest.to_owned())).collect()
}

fn rest<'a>(recipe: &'a [(String, String)], word: &'a str) -> impl Iterator<Item = &'a str> {
    recipe.iter().filter(move |(found, _)| found == word).map(|(_, rest)| rest.as_str())
}

#[test]
fn the_containers_recipe_builds_this_program_with_this_compiler() {
    let recipe = recipe();
    let cargo = std::fs::read_to_string(repository().join("Cargo.toml")).unwrap();
    let compiler = cargo.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"')).unwrap();
    assert!(rest(&recipe, "FROM").any(|from| from.starts_with(&format!("rust:{compiler}-"))), "{recipe:?}");

    let build = rest(&recipe, "RUN").find(|run| run.starts_with("cargo build --locked --release ")).unwrap();
    let after = |word: &str| build.split(' ').skip_while(|found| *found != word).nth(1).unwrap();
    let metadata = std::process::Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--no-deps", "--format-version=1"])
        .current_dir(repository())
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let package =
        metadata["packages"].as_array().unwrap().iter().find(|package| package["name"] == after("-p")).unwrap();
    let mut targets = package["targets"].as_array().unwrap().iter();
    assert!(targets.any(|t| t["name"] == after("--bin") && t["kind"][0] == "bin"), "{package:#}");

    // What the last stage takes is what the first has built, and what it starts is what it has taken.
    let copies: Vec<&str> = rest(&recipe, "COPY").collect();
    let program = format!("/usr/local/bin/{}", after("--bin"));
    assert_eq!(copies, [". .", &format!("--from=build /build/target/release/{} {program}", after("--bin"))]);
    assert_eq!(rest(&recipe, "WORKDIR").collect::<Vec<_>>(), ["/build"]);
    assert_eq!(rest(&recipe, "ENTRYPOINT").collect::<Vec<_>>(), [format!("[\"{program}\"]")]);
    let user = rest(&recipe, "USER").next().unwrap();
    assert!(user.split(':').all(|id| id.parse::<u32>().unwrap() > 0), "{user}");
    // Neither gigabytes of a build nor the history travel into the image's context.
    let left = std::fs::read_to_string(repository().join(".containerignore")).unwrap();
    assert!([".git", "target"].iter().all(|name| left.lines().any(|line| line == *name)), "{left}");
}

#[test]
fn the_server_knows_every_variable_of_the_containers_recipe() {
    let world = World::new();
    let recipe = recipe();
    let variables: Vec<(&str, &str)> =
        rest(&recipe, "ENV").flat_map(|line| line.split(' ')).filter_map(|pair| pair.split_once('=')).collect();
    assert!(!variables.is_empty(), "{recipe:?}");
    let server = variables.iter().fold(world.server(), |server, (name, value)| server.env(name, value));
    let said = server.line("--print-config").ok();
    for (name, value) in &variables {
        let value_name = name.strip_prefix("MARKETPLACE_").unwrap().to_lowercase();
        let line = said.stdout.lines().find(|line| line.starts_with(&format!("{value_name} "))).unwrap_or_default();
        assert!(line.contains(value) && line.contains("environment"), "{name}: {said:?}");
    }
    let listen = variables.iter().find(|(name, _)| *name == "MARKETPLACE_LISTEN").unwrap().1;
    let port = listen.rsplit(':').next().unwrap();
    assert_eq!(rest(&recipe, "EXPOSE").collect::<Vec<_>>(), [port]);
}
