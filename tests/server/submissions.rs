//! Authors propose, maintainers decide, authors see the reason; and a queue that nobody can flood.

use serde_json::json;
use tests::kit::{Run, World};

use crate::client::{Answer, raw};
use crate::live::Live;
use crate::publishing::token;
use crate::road::published;

/// A server with a queue.
fn open(world: &World) -> Live {
    let (market, _) = published(world);
    let at = |name: &str| world.at(name).display().to_string();
    let flags = format!(
        "--store {} --root {} --tokens {} --submissions {}",
        market.public().display(),
        market.root(),
        at("tokens.json"),
        at("submissions")
    );
    Live::start(world, &flags)
}

fn ask(live: &Live, line: &str, token: &str, body: &str) -> Answer {
    let head = format!(
        "{line} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer {token}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    Answer::read(&raw(live.address(), head.as_bytes()))
}

#[test]
fn an_author_proposes_and_sees_state_and_reason() {
    let world = World::new();
    let live = open(&world);
    let [ada, bob, maintainer] =
        ["--scope submit", "--scope submit", "--scope publish"].map(|scope| token(&world, scope));
    let typed = |line: &str, token: &str| -> Run {
        world.marketplace().directory(world.home()).line(line).arg(live.url()).env("MARKETPLACE_TOKEN", token)
    };

    let said = typed("submit gh:ada/deepcode-plugin-data@v1.0.0 --note please --format json --to", &ada).ok();
    let id = said.field("/id");
    typed("submit npm:deepcode-plugin-bob@2.0.0 --to", &bob).ok();

    let waits = typed("review --from", &maintainer).ok();
    waits
        .says(&id)
        .says("gh:ada/deepcode-plugin-data@v1.0.0")
        .says("note: please")
        .says("npm:deepcode-plugin-bob@2.0.0");
    typed("submit --status --to", &ada).ok().says("pending").omits("bob");
    typed("submit --status --to", &bob).ok().omits(&id);
    typed(&format!("review --refuse {id} --reason too-broad --from"), &ada).exits(3);
    typed(&format!("review --refuse {id} --from"), &maintainer).exits(2).says("--reason");
    typed(&format!("review --refuse {id} --reason it-reads-everything --from"), &maintainer).ok();
    typed("submit --status --to", &ada).ok().says("refused").says("reason: it-reads-everything");
    typed("review --from", &maintainer).ok().omits(&id);
    typed("review --all --from", &maintainer).ok().says(&id);
    typed(&format!("review --accept {id} --from"), &maintainer).exits(9).says("decided already");
    typed("review --accept 0000000000000000 --from", &maintainer).exits(10);
    typed("submit gh:ada/deepcode-plugin-data@v1.0.1 --to", &maintainer).exits(3);
}

#[test]
fn what_is_no_proposal_is_not_kept() {
    let world = World::new();
    let live = open(&world);
    let [author, maintainer] = ["--scope submit", "--scope publish"].map(|scope| token(&world, scope));
    let propose = |body: &str| ask(&live, "POST /submissions", &author, body);
    let long = json!({ "source": "gh:ada/a@v1", "note": "n".repeat(2_001) }).to_string();
    let bad = [
        "",
        "{}",
        "[]",
        r#"{"source": "gh:ada/a@v1", "more": 1}"#,
        r#"{"source": "gh:ada/a@v1", "source": "gh:ada/b@v1"}"#,
        r#"{"source": "./folder"}"#,
        r#"{"source": "git+file:///etc"}"#,
        r#"{"source": "git+http://127.0.0.1:1/x"}"#,
        r#"{"source": "no such thing"}"#,
        &long,
    ];
    for body in bad {
        let answer = propose(body);
        assert_eq!((answer.status, answer.json()["error"]["code"].as_str()), (400, Some("malformed")), "{body}");
    }
    assert_eq!(propose(&"x".repeat(9_000)).status, 413);
    assert_eq!(ask(&live, "POST /submissions", "", "{}").status, 401);
    assert_eq!(ask(&live, "GET /submissions", "", "").status, 401);
    assert_eq!(ask(&live, "POST /submissions/1", &author, "{}").status, 404);
    assert_eq!(ask(&live, "DELETE /submissions", &author, "").status, 405);
    assert_eq!(ask(&live, "PUT /submissions/../x", &maintainer, "{}").status, 404);
    assert!(!world.at("submissions").exists(), "nothing was kept of any of them");

    for n in 0..20 {
        assert_eq!(propose(&json!({ "source": format!("gh:ada/a{n}@v1") }).to_string()).status, 201, "{n}");
    }
    let full = propose(r#"{"source": "gh:ada/one-more@v1"}"#);
    assert_eq!((full.status, full.json()["error"]["code"].as_str()), (507, Some("queue-full")));
    let twice = ask(&live, "POST /submissions", &token(&world, "--scope submit"), r#"{"source": "gh:ada/a0@v1"}"#);
    assert_eq!(twice.status, 409);
    assert_eq!(live.get("/index.json").status, 200);
}
