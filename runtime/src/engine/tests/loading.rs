//! Only the plugin's own files, by constant paths, before the first statement; then one `definePlugin`.

use serde_json::json;

use super::{Rig, symbol};

fn fails(files: &[(&str, &str)]) -> String {
    let (_, answer) = Rig::load(files, 500);
    assert_eq!(symbol(&answer), "engine", "{answer}");
    answer["error"]["message"].as_str().expect("a message").to_owned()
}

#[test]
fn nothing_outside_the_tree_is_imported() {
    for name in [
        "fs",
        "node:fs",
        "std",
        "os",
        "qjs:os",
        "/etc/passwd",
        "/engine",
        "file:///etc/passwd",
        "https://example.com/x.js",
        "../x.js",
        "./../../x.js",
        "#x",
        "x",
        "data:text/javascript,1",
        "",
    ] {
        let message = fails(&[("index.js", &format!("import '{name}';")), ("x.js", "")]);
        assert!(
            message.contains("only files of the plugin") || message.contains("outside the plugin"),
            "{name}: {message}"
        );
    }
    assert!(fails(&[("index.js", "import './missing.js'")]).contains("no such module"));
    assert!(fails(&[("index.js", "import './a'"), ("a.js", "")]).contains("not a .js"), "no extension is guessed");
    for ours in ["./engine", ".//engine", "./x/..//engine"] {
        // The shims are a module too, under a name that no path becomes.
        let message = fails(&[("index.js", &format!("import shims from '{ours}';"))]);
        assert!(message.contains("engine: not a .js"), "{ours}: {message}");
    }
    assert!(fails(&[("index.js", "import './a.cjs'"), ("a.cjs", "")]).contains("not a .js"), "CommonJS needs require");
}

#[test]
fn modules_data_and_cycles_load() {
    let (mut rig, answer) = Rig::load(
        &[
            (
                "index.js",
                "import { one } from './lib/one.mjs'; import data from './data.json'; definePlugin({ handlers: { act: () => [one(), data.k, Object.keys(data), data.z] }, hooks: { PreToolUse: () => ({}) } });",
            ),
            (
                "lib/one.mjs",
                "import { two } from '../lib/two.js'; export const one = () => two + 1; export const base = 1;",
            ),
            (
                "lib/two.js",
                "import { base } from './one.mjs'; export let two = 0; setTimeout(() => {}, 1); export const later = () => base; two = 41;",
            ),
            ("data.json", r#"{"k":"v","__proto__":{"z":1}}"#),
        ],
        1000,
    );
    assert_eq!(answer["result"], json!({ "handlers": ["act"], "hooks": ["PreToolUse"] }));
    assert_eq!(rig.call("act")["result"], json!([42, "v", ["k", "__proto__"], null]));
}

#[test]
fn nothing_is_imported_after_loading_began() {
    let (mut rig, _) = Rig::load(
        &[
            (
                "index.js",
                "let early; try { await import('./b.js'); } catch (error) { early = error.message; } \
            definePlugin({ handlers: { early: () => early, late: () => import('./b.js').catch((error) => error.message), known: () => import('./index.js').catch((error) => error.message) } });",
            ),
            ("b.js", ""),
        ],
        1000,
    );
    for handler in ["early", "late", "known"] {
        let answer = rig.call(handler);
        assert!(
            answer["result"].as_str().is_some_and(|message| message.contains("import() is not available")),
            "{handler}: {answer}"
        );
    }
}

#[test]
fn a_json_module_is_data() {
    assert!(fails(&[("index.js", "import './d.json'"), ("d.json", "definePlugin({})")]).contains("d.json"));
}

#[test]
fn define_plugin_is_called_once_with_what_it_says() {
    assert!(fails(&[("index.js", "")]).contains("did not call definePlugin"));
    assert!(fails(&[("index.js", "definePlugin({}); definePlugin({});")]).contains("called once"));
    assert!(fails(&[("index.js", "definePlugin()")]).contains("takes"));
    assert!(fails(&[("index.js", "definePlugin({ handler: {} })")]).contains("nothing else"));
    assert!(fails(&[("index.js", "definePlugin({ handlers: { a: 1 } })")]).contains("handlers.a is not a function"));
    assert!(fails(&[("index.js", "definePlugin({ handlers: { 'a b': () => 1 } })")]).contains("a name is"));
    assert!(fails(&[("index.js", "definePlugin({ get handlers() { throw new Error('mine'); } })")]).contains("mine"));
    assert!(
        fails(&[("index.js", "definePlugin(new Proxy({}, { ownKeys() { throw new Error('mine'); } }))")])
            .contains("mine")
    );
    assert!(fails(&[("index.js", "const handlers = {}; for (let i = 0; i < 300; i += 1) handlers[`h${i}`] = () => i; definePlugin({ handlers });")]).contains("more than 256"));
}

#[test]
fn inherited_names_are_no_handlers() {
    let mut rig = Rig::handlers("act: () => 1");
    for name in ["toString", "constructor", "__proto__", "hasOwnProperty", "then", ""] {
        assert_eq!(symbol(&rig.call(name)), "not-found", "{name}");
    }
}

#[test]
fn what_does_not_load_says_where() {
    assert!(fails(&[("index.js", "\n\nlet x = ;")]).contains("index.js:3"));
    assert!(fails(&[("index.js", "throw new Error('at the top')")]).contains("at the top"));
    assert!(fails(&[("index.js", "import { x } from './a.js'"), ("a.js", "")]).contains("a.js"));
    assert!(fails(&[("index.js", "for (;;);")]).contains("too long"));
    assert!(fails(&[("index.js", "await new Promise(() => {});")]).contains("too long"));
    assert!(fails(&[("index.js", "a\0b")]).contains("index.js"), "a NUL");
    assert!(fails(&[("other.js", "")]).contains("no such module"));
}

#[test]
fn memory_is_bounded_while_loading() {
    let (_, answer) = Rig::load(&[("index.js", "const a = []; for (;;) a.push({});")], 15_000);
    assert_eq!(symbol(&answer), "engine");
    assert!(answer["error"]["message"].as_str().is_some_and(|message| message.contains("memory")), "{answer}");
}

#[test]
fn a_chain_of_imports_is_bounded() {
    let names: Vec<String> =
        (0..3000).map(|i| if i == 0 { "index.js".to_owned() } else { format!("m{i}.js") }).collect();
    let texts: Vec<String> = (0..3000).map(|i| format!("import './m{}.js';", i + 1)).collect();
    let files: Vec<(&str, &str)> =
        names.iter().zip(&texts).map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let message = fails(&files);
    assert!(message.contains("nest too deep") || message.contains("call stack"), "{message}");
}

#[test]
fn there_is_one_plugin_and_no_second() {
    let mut rig = Rig::handlers("act: () => 1");
    let again = json!({ "protocolVersion": 1, "token": "f".repeat(64), "main": "index.js", "modules": { "index.js": "definePlugin({})" } });
    assert_eq!(symbol(&rig.ask("initialize", &again)), "method-not-found");
    assert_eq!(rig.call("act")["result"], 1);
    assert_eq!(rig.lines.last().expect("a line")["token"], super::TOKEN);
}

#[test]
fn before_the_first_plugin_nothing_is_called() {
    let mut rig = Rig::empty();
    assert_eq!(symbol(&rig.call("act")), "method-not-found");
}

#[test]
fn nothing_is_called_while_the_plugin_loads() {
    let mut rig = Rig::empty();
    let source = "await new Promise((done) => setTimeout(done, 20)); definePlugin({ handlers: { act: () => 1 } });";
    let load = json!({ "token": super::TOKEN, "main": "index.js", "modules": { "index.js": source } });
    let load = rig.send("initialize", &load);
    let early = rig.begin("act", &json!({}));
    assert_eq!(symbol(&rig.answer(early)), "not-running");
    assert_eq!(rig.answer(load)["result"]["handlers"], json!(["act"]));
    assert_eq!(rig.call("act")["result"], 1);
}

#[test]
fn a_token_that_is_no_token_ends_the_engine() {
    let mut rig = Rig::empty();
    for token in ["", "short", "\\\",\\\"x\\\":\\\"".repeat(8).as_str(), "g".repeat(64).as_str()] {
        let line = json!({ "id": 1, "method": "initialize", "params": { "token": token, "main": "index.js" } });
        assert!(rig.machine.receive(line.to_string().as_bytes()).is_err(), "{token}");
    }
}

#[test]
fn what_is_not_the_protocol_ends_the_engine() {
    let mut rig = Rig::handlers("act: () => 1");
    for line in ["", "x", "[]", "1", "{\"method\":1}", "{\"id\":1,\"method\":\"invoke\",\"params\":{}}", "\u{0}"] {
        assert!(rig.machine.receive(line.as_bytes()).is_err(), "{line}");
    }
}
