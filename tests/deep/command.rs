//! `marketplace audit --deep` as a person or a script runs it.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tests::kit::{World, binaries};
use tests::serve::chat::{Act, Chat};

use crate::bed::{self, KEY};

/// `marketplace audit . --deep` with this model, whatever the environment says of proxies.
fn audit(folder: &Path, chat: &Chat, more: &[&str]) -> Output {
    let trap = Chat::new(|_, _| vec![Act::Reset]);
    let mut command = command(folder, chat, &[&["--no-exit-codes"], more].concat());
    for proxy in ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"] {
        command.env(proxy, trap.url().as_str());
    }
    let output = command.output().unwrap();
    assert!(trap.asked().is_empty(), "no proxy of the environment is used");
    output
}

fn command(folder: &Path, chat: &Chat, more: &[&str]) -> Command {
    let mut command = Command::new(&binaries().marketplace);
    command
        .env_clear()
        .current_dir(folder)
        .stdin(Stdio::null())
        .env("DEEPCODE_AUDIT_KEY", KEY)
        .env("PATH", "/usr/bin:/bin");
    let base = chat.url().to_string();
    command.args(["audit", ".", "--deep", "--deep-url", &base, "--deep-model", "m"]).args(more);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// The digest that a refusal offers.
fn offered(output: &Output) -> String {
    let text = said(output);
    text.split_whitespace().skip_while(|word| *word != "--deep-consent").nth(1).unwrap().to_owned()
}

#[test]
fn nobody_to_ask_means_nothing_is_sent_and_the_digest_of_the_plan_agrees_to_it() {
    let (folder, chat) = (bed::plugin(), bed::honest());
    let asked = audit(folder.path(), &chat, &["--format", "plain"]);
    assert_eq!(asked.status.code(), Some(6), "{}", said(&asked));
    let text = said(&asked);
    for shown in ["index.js", "1 secret taken out", "model m", chat.url().authority(), "$0.0000"] {
        assert!(text.contains(shown), "{shown} in {text}");
    }
    assert!(chat.asked().is_empty());
    let digest = offered(&asked);
    let done = audit(folder.path(), &chat, &["--deep-consent", &digest]);
    assert_eq!(done.status.code(), Some(0), "{}", said(&done));
    assert_eq!(chat.asked().len(), 1);
    assert_eq!(chat.asked()[0].header("authorization"), Some(format!("Bearer {KEY}").as_str()));
    bed::write(folder.path(), "index.js", "export const changed = 1;\n");
    let stale = audit(folder.path(), &chat, &["--deep-consent", &digest]);
    assert_eq!((stale.status.code(), chat.asked().len()), (Some(6), 1), "{}", said(&stale));
}

/// A model that claims `severity` of the plugin's entry, in letters that a terminal must not see.
fn claims(severity: &'static str) -> Chat {
    Chat::new(move |_, asked| {
        let mut reply = bed::Request::read(asked).honest();
        let mut claim = bed::finding("index.js", severity);
        claim["title"] = "Steals\u{1b}[2J\u{202e}".into();
        reply["findings"].as_array_mut().unwrap().push(claim);
        bed::ok(bed::envelope(&reply.to_string()).to_string())
    })
}

fn read(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn what_the_model_says_is_in_every_format_and_escaped() {
    let (folder, chat) = (bed::plugin(), claims("CRITICAL"));
    let digest = offered(&audit(folder.path(), &chat, &[]));
    let agreed = |format: &str| audit(folder.path(), &chat, &["--deep-consent", &digest, "--format", format]);
    let text = said(&agreed("plain"));
    assert!(text.contains("deep-audit/finding") && text.contains("Steals"), "{text}");
    assert!(!text.contains('\u{1b}') && !text.contains('\u{202e}'), "{text:?}");
    let json = read(&agreed("json"));
    assert_eq!((&json["verdict"], &json["unwaived"]), (&"danger".into(), &"danger".into()), "{json}");
    let deep = &json["deep"];
    assert_eq!((&deep["risk"], &deep["standing"]["word"]), (&"CRITICAL".into(), &"sound".into()), "{deep}");
    for member in ["content", "prompt", "model", "host", "tokens", "cost", "descriptionAccurate"] {
        assert!(!deep[member].is_null(), "{member}: {deep}");
    }
    let sarif = read(&agreed("sarif"));
    let results = sarif["runs"][0]["results"].as_array().unwrap();
    assert!(results.iter().any(|one| one["ruleId"] == "deep-audit/finding" && one["level"] == "error"), "{sarif}");
    assert_eq!(agreed("json").status.code(), Some(0));
    assert_eq!(chat.asked().len(), 4);
}

#[test]
fn a_content_model_lowers_nothing_and_a_dangerous_word_is_the_exit_status() {
    let (folder, content, alarmed) = (bed::plugin(), bed::honest(), claims("HIGH"));
    let verdict = |chat: &Chat| {
        let mut first = command(folder.path(), chat, &[]);
        let digest = offered(&first.output().unwrap());
        command(folder.path(), chat, &["--deep-consent", &digest]).output().unwrap().status.code()
    };
    assert_eq!(verdict(&alarmed), Some(13));
    bed::write(folder.path(), "index.js", "export const run = (text) => eval(text);\n");
    assert_eq!(verdict(&content), Some(13));
}

#[test]
fn a_person_reads_the_list_and_says_no_or_yes() {
    let (world, chat) = (World::new(), bed::honest());
    let folder = world.at("plugin");
    for at in 0..30 {
        bed::write(&folder, &format!("notes/{at:02}.md"), "# A note\n\nOne.\n\nTwo.\n");
    }
    bed::write(&folder, "plugin.json", r#"{"name": "notes", "version": "1.0.0", "description": "Notes."}"#);
    let asked = || {
        let line = format!("--no-exit-codes --deep --deep-model m --deep-url {}", chat.url());
        let run = world.marketplace().arg("audit").arg(&folder).line(&line).env("DEEPCODE_AUDIT_KEY", KEY);
        run.person()
            .sees("These files would leave this machine")
            .sees("notes/05.md")
            .sees("and 7 more")
            .sees("Send them to")
    };
    let refused = asked().types("l").sees("notes/29.md").sees("Send them to").types("c").leaves();
    assert_eq!((refused.status, chat.asked().len()), (6, 0), "{refused:?}");
    let agreed = asked().types("s").leaves();
    assert_eq!((agreed.status, chat.asked().len()), (0, 1), "{agreed:?}");
    agreed.says("deep audit: LOW");
}

#[test]
fn plain_http_goes_to_this_machine_only_and_a_key_is_wanted_elsewhere() {
    let folder = bed::plugin();
    for (url, words) in [
        ("http://api.example.com/v1", "plain http"),
        ("http://127.0.0.1.example.com/", "plain http"),
        ("https://user:secret@api.example.com/", "name or password"),
        ("https://api.example.com/v1", "there is no key"),
    ] {
        let mut command = Command::new(&binaries().marketplace);
        command.env_clear().current_dir(folder.path()).stdin(Stdio::null()).env("DEEPSEEK_API_KEY", KEY);
        command.args(["audit", ".", "--deep", "--deep-price", "1,1", "--deep-url", url]);
        let output = command.output().unwrap();
        let text = said(&output);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(words) && !text.contains("secret@") && !text.contains(KEY), "{text}");
    }
}

#[test]
fn a_helper_gives_the_key_and_settings_that_break_a_rule_send_nothing() {
    let (folder, chat) = (bed::plugin(), bed::honest());
    let helper = ["--deep-key-helper", "/bin/echo", "--deep-key-helper", "sk-from-the-helper"];
    let digest = offered(&audit(folder.path(), &chat, &helper));
    let done = audit(folder.path(), &chat, &[&helper[..], &["--deep-consent", &digest]].concat());
    assert_eq!(done.status.code(), Some(0), "{}", said(&done));
    assert_eq!(chat.asked()[0].header("authorization"), Some("Bearer sk-from-the-helper"));
    for (more, status) in [
        (&["--deep-key-helper", "/bin/false"][..], 1),
        (&["--deep-max-bytes", "1"], 3),
        (&["--deep-price", "free"], 2),
        (&["--deep-consent", "yes"], 6),
    ] {
        let refused = audit(folder.path(), &chat, more);
        assert_eq!(refused.status.code(), Some(status), "{more:?}: {}", said(&refused));
    }
    assert_eq!(chat.asked().len(), 1);
}
