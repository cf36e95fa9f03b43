//! The description of the write API, held against the running server by schemathesis, which makes requests from it, good and bad.

use tests::kit::{World, repository, tool};

use crate::live::Live;
use crate::publishing::{copy, token};
use crate::road::published;

#[test]
fn the_server_does_what_its_description_says() {
    let world = World::new();
    let (market, _) = published(&world);
    copy(&market.public(), &world.at("store"));
    let at = |name: &str| world.at(name).display().to_string();
    let flags = format!(
        "--store {} --root {} --tokens {} --submissions {} --rate 0",
        at("store"),
        market.root(),
        at("tokens.json"),
        at("submissions")
    );
    let live = Live::start(&world, &flags);
    let both = token(&world, "--scope publish,submit --quota-files 50");
    let before = live.get("/metadata/timestamp.json").body;
    let printed = world.server().line("openapi").ok().stdout;
    let described = std::fs::read_to_string(repository().join("docs/reference/openapi.json")).unwrap();
    assert_eq!(printed, described);

    let checks =
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,ignored_auth";
    let judge = tool("schemathesis");
    let run = world.tool(judge.to_str().unwrap()).arg("run").arg(repository().join("docs/reference/openapi.json"));
    let run = run.args(["--url", &live.url(), "-H", &format!("Authorization: Bearer {both}"), "--checks", checks]);
    // Ten requests of each kind from one seed: a few seconds, the same every time.
    run.line(
        "--phases examples,coverage,fuzzing -n 10 --seed 8470 --no-color --max-time 20 --suppress-health-check all",
    )
    .ok();

    assert_eq!(live.get("/metadata/timestamp.json").body, before, "it published something");
    assert_eq!(live.ready()["status"], "good");
}
