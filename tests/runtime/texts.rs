//! Texts that steer the model are withheld until a person has read them, and only an answer to a question counts.

use serde_json::json;

use crate::bed::Bed;

fn bed() -> Bed {
    let bed = Bed::new();
    let contributes = json!({
        "skills": ["skills/one"],
        "commands": [{ "name": "sum", "prompt": "Add up." }],
        "agents": ["agents/reader.md"],
        "mcpServers": { "files": { "command": "node", "args": ["server.js"] } },
    });
    let more = json!({ "contributes": contributes, "capabilities": ["read"] });
    let files = [
        ("skills/one/SKILL.md", "Skill text.\n"),
        ("skills/one/more.md", "More.\n"),
        ("agents/reader.md", "Agent text.\n"),
    ];
    bed.installs("texts", &more, &files);
    // As if it had been installed by a digest alone: nobody has read anything.
    let path = bed.world.deepcode().join("plugins-trust.json");
    let mut records: serde_json::Value = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
    records["texts"]["acknowledged"] = json!([]);
    std::fs::write(path, records.to_string()).unwrap();
    bed
}

#[test]
fn nothing_is_shown_to_the_model_before_a_person_has_read_it() {
    let bed = bed();
    let mut host = bed.host();
    host.loads("s", "texts");
    let asks = json!({ "sessionId": "s", "name": "texts" });
    let contributions = host.ok("plugins/contributions", asks.clone());
    let text = contributions.to_string();
    assert!(
        contributions["plugins"][0]["withheld"] == true && !text.contains("Skill text") && !text.contains("Add up"),
        "{text}"
    );
    assert!(!text.contains("Agent text") && !text.contains("More."), "{text}");
    assert_eq!(contributions["plugins"][0]["contributed"]["mcpServers"]["files"]["enabled"], false);

    let ask = host.is_asked("consent/ask");
    let read: Vec<&str> =
        ask["texts"].as_array().unwrap().iter().map(|text| text["content"].as_str().unwrap()).collect();
    assert!(
        read.contains(&"Skill text.\n") && read.contains(&"Agent text.\n") && read.contains(&"Add up."),
        "{read:?}"
    );
    let record = |nonce: &str, session: &str| json!({ "sessionId": session, "nonce": nonce, "choice": "accept" });
    // Invented, of another session, and used twice.
    assert_eq!(host.refused("consent/record", record(&"0".repeat(64), "s")).0, -32031);
    host.opens("t", &bed.workspace());
    let nonce = ask["nonce"].as_str().unwrap().to_owned();
    let nonce = nonce.as_str();
    assert_eq!(host.refused("consent/record", record(nonce, "t")).0, -32031);
    assert_eq!(host.ok("plugins/contributions", asks.clone())["plugins"][0]["withheld"], true);
    // Asked once, however often the host looks.
    assert_eq!(host.asked.len(), 1);
    host.ok("consent/record", record(nonce, "s"));
    assert_eq!(host.refused("consent/record", record(nonce, "s")).0, -32031);

    let contributed = host.ok("plugins/contributions", asks)["plugins"][0].clone();
    assert_eq!(contributed["withheld"], false);
    assert_eq!(contributed["contributed"]["skills"][0]["files"].as_array().unwrap().len(), 2);
    assert!(contributed.to_string().contains("Skill text."));
    assert_eq!(contributed["contributed"]["agents"][0]["tools"], json!(["Read", "Grep", "Glob"]));
}

#[test]
fn a_nonce_is_good_on_its_own_connection_only() {
    let bed = bed();
    let mut first = bed.host();
    first.loads("s", "texts");
    first.ok("plugins/contributions", json!({ "sessionId": "s" }));
    let nonce = first.is_asked("consent/ask")["nonce"].clone();
    let mut second = bed.host();
    let record = json!({ "sessionId": "s", "nonce": nonce, "choice": "accept" });
    assert_eq!(second.refused("consent/record", record).0, -32031);
}
