//! `deepcode-plugin run`: a person calls a handler; what it wants is allowed by a flag, or asked for at the terminal.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

fn run(bed: &Bed, handler: &str, params: &serde_json::Value) -> tests::kit::Run {
    let run = bed.world.plugin().directory(bed.workspace()).args(["run", "curious", handler, "--params"]);
    run.arg(params.to_string()).arg("--format=json")
}

#[test]
fn without_a_flag_and_a_terminal_nothing_is_allowed() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
        let said = run(&bed, "read", &json!({ "path": "a.txt" })).ok();
        assert_eq!(said.json()["code"], -32011, "{engine}: {said:?}");
        let said = run(&bed, "bash", &json!({ "command": "echo ran" })).ok();
        assert_eq!(said.json()["code"], -32011);
    }
}

#[test]
fn a_flag_allows_what_it_names_and_no_more() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        std::fs::create_dir(bed.workspace().join("in")).unwrap();
        std::fs::write(bed.workspace().join("in/a.txt"), "text").unwrap();
        std::fs::write(bed.workspace().join("b.txt"), "other").unwrap();
        let reads = |path: &str| run(&bed, "read", &json!({ "path": path })).args(["--allow-read", "in"]).ok().json();
        assert_eq!(reads("in/a.txt"), json!({ "ok": "text" }), "{engine}");
        assert_eq!(reads("b.txt")["code"], -32011);
        let write = json!({ "path": "in/c.txt", "content": "new" });
        // A folder that is granted for reading is not written, whatever lies around it.
        assert_eq!(run(&bed, "write", &write).args(["--allow-read", "in"]).ok().json()["code"], -32010);
        run(&bed, "write", &write).args(["--allow-write", "in"]).ok();
        assert_eq!(std::fs::read_to_string(bed.workspace().join("in/c.txt")).unwrap(), "new");
    }
}

#[test]
fn a_command_runs_confined_and_sees_no_secret() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
    std::fs::create_dir(bed.world.home().join(".ssh")).unwrap();
    std::fs::write(bed.world.home().join(".ssh/id_rsa"), "s3cret").unwrap();
    let secret = bed.world.home().join(".ssh/id_rsa").display().to_string();
    let command = format!("cat a.txt; cat {secret}; echo new > a.txt; exit 3");
    let said = run(&bed, "bash", &json!({ "command": command })).arg("--allow-bash").ok().json();
    assert_eq!((&said["ok"]["stdout"], &said["ok"]["exitCode"]), (&json!("text"), &json!(3)), "{said}");
    assert_eq!(std::fs::read_to_string(bed.workspace().join("a.txt")).unwrap(), "text");
}

#[test]
fn how_it_ends_is_the_exit_status() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    run(&bed, "throw", &json!({})).exits(1).says("thrown on purpose");
    run(&bed, "nothing", &json!({})).exits(10);
    bed.world.plugin().line("run missing hello").exits(10);
    bed.world.plugin().line("run curious hello --params 7").exits(2);
    bed.world.plugin().line("disable curious").ok();
    run(&bed, "hello", &json!({})).exits(3);
}

#[test]
fn a_person_at_the_terminal_is_asked() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
    let said = run(&bed, "read", &json!({ "path": "a.txt" })).person().sees("Allow it?").types("y").leaves();
    said.says("text");
    let said = run(&bed, "read", &json!({ "path": "a.txt" })).person().sees("Allow it?").types("n").leaves();
    said.says("-32012");
}
