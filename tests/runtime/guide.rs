//! The host of the guide is a host: it runs as it stands there.

use crate::bed::Bed;

#[test]
fn the_host_in_the_guide_loads_what_is_enabled() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    let guide = std::fs::read_to_string(tests::kit::repository().join("docs/guides/integrate-a-host.md")).unwrap();
    let code = guide.split("```js\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let file = bed.world.at("host.js");
    std::fs::write(&file, code).unwrap();
    let programs = tests::kit::binaries().plugin.parent().unwrap().to_owned();
    let path = format!("{}:{}", programs.display(), std::env::var_os("PATH").unwrap().display());
    let node = bed.world.tool("node").env("PATH", path).env("DEEPCODE_HOME", bed.world.deepcode());
    let said = node.directory(bed.workspace()).arg(file).ok();
    assert_eq!(said.stdout, "curious\n", "{said:?}");
}

#[test]
fn every_line_that_the_guide_shows_is_a_message() {
    let guide = std::fs::read_to_string(tests::kit::repository().join("docs/guides/integrate-a-host.md")).unwrap();
    let lines: Vec<&str> = guide.lines().filter(|line| line.starts_with("{\"jsonrpc\"")).collect();
    assert!(lines.len() >= 3);
    let bed = Bed::new();
    let mut host = crate::host::Host::bare(bed.world.plugin());
    for line in lines {
        let mut frame: serde_json::Value = serde_json::from_str(line).unwrap();
        if let Some(workspace) = frame.pointer_mut("/params/workspace") {
            *workspace = "/tmp".into();
        }
        host.raw(&frame.to_string());
        let answer = host.answer(frame["id"].as_u64().unwrap());
        assert!(answer.get("error").is_none(), "{line}: {answer}");
    }
}
