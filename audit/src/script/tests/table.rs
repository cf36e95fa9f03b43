//! Snippets in tables: one file a batch, a verdict a snippet.

use super::judged;
use schemas::Verdict;

/// Scores every snippet of a batch; blocks begin with `//= verdict name`.
fn misses(batch: &str) -> Vec<String> {
    let mut misses = Vec::new();
    for block in batch.split("//= ").skip(1) {
        let (head, body) = block.split_once('\n').unwrap();
        let (wanted, name) = head.split_once(' ').unwrap();
        let path = if name.ends_with(".mjs") || name.ends_with(".ts") { name } else { "index.js" };
        let found = judged(path, body);
        let verdict = found.first().map_or(Verdict::Clean, |worst| worst.severity.verdict());
        let fine = match wanted {
            "danger" => verdict == Verdict::Danger,
            "warning" => verdict == Verdict::Warning,
            "info" => verdict == Verdict::Info,
            "clean" => verdict == Verdict::Clean,
            "benign" => verdict != Verdict::Danger,
            "suspect" => verdict >= Verdict::Warning,
            other => panic!("{other}"),
        };
        if !fine {
            let rules: Vec<&str> = found.iter().map(|finding| finding.rule.id).take(3).collect();
            misses.push(format!("{name}: wanted {wanted}, found {verdict:?} {rules:?}"));
        }
    }
    misses
}

#[test]
fn bad_code_is_named() {
    for batch in [
        include_str!("batch-1.txt"),
        include_str!("batch-2.txt"),
        include_str!("batch-3.txt"),
        include_str!("batch-4.txt"),
        include_str!("batch-5.txt"),
        include_str!("host.txt"),
    ] {
        assert_eq!(misses(batch), Vec::<String>::new());
    }
}

#[test]
fn honest_code_is_no_danger() {
    for batch in [
        include_str!("honest-1.txt"),
        include_str!("honest-2.txt"),
        include_str!("honest-3.txt"),
        include_str!("honest-4.txt"),
        include_str!("host-honest.txt"),
    ] {
        assert_eq!(misses(batch), Vec::<String>::new());
    }
}

#[test]
fn what_is_read_twice_is_told_at_both_places() {
    let text = "module.exports = (p = process) => { use(p.mainModule); return [p.mainModule, p.pid, p.mainModule]; };";
    let told = judged("index.js", text).into_iter().filter(|finding| finding.evidence == "p.mainModule").count();
    assert_eq!(told, 3);
}

#[test]
fn a_text_that_becomes_a_module_is_code_from_text() {
    let is_code =
        |text: &str| judged("index.mjs", text).iter().any(|finding| finding.rule.id == "dynamic-code/data-url");
    assert!(is_code("export default (text) => import('data:text/javascript,' + encodeURIComponent(text));"));
    assert!(is_code(
        "const head = 'data:text/javascript;base64,'; export default (text) => import(`${head}${btoa(text)}`);"
    ));
    assert!(!is_code("export default (name) => import(`./parts/data:${name}.mjs`);"));
}

#[test]
fn modules_of_typescript_that_become_commonjs_are_parsed() {
    let code = "import system = require('node:child_process');\nexport namespace Host { export const run = (line: string) => system.execSync(line); }\n";
    let found = judged("host.cts", code);
    assert!(found.iter().all(|finding| finding.rule.id != "parse-error"), "{found:?}");
    assert!(found.iter().any(|finding| finding.rule.id == "process-exec/command"), "{found:?}");
}

#[test]
fn what_buffers_make_together_is_what_each_of_them_is() {
    let rules =
        |text: &str| -> Vec<&'static str> { judged("index.js", text).iter().map(|found| found.rule.id).collect() };
    let opened = "const d = require('crypto').createDecipheriv('aes-256-ctr', k, iv);";
    let both = "const code = Buffer.concat([d.update(box), d.final()]).toString('utf8');";
    for run in ["new (require('vm').Script)(code).runInThisContext();", "eval(code);"] {
        assert!(rules(&format!("{opened}{both}{run}")).contains(&"decode-exec"), "{run}");
    }
    let later = "const all = []; s.on('data', (c) => all.push(d.update(c))); eval(Buffer.concat(all).toString());";
    assert!(rules(&format!("{opened}{later}")).contains(&"decode-exec"));
    let said = "globalThis[Buffer.concat([Buffer.from('ev'), Buffer.from('al')]).toString()]('1');";
    assert!(rules(said).iter().any(|rule| rule.starts_with("dynamic-code")), "{:?}", rules(said));
    let calm =
        "req.on('data', (c) => all.push(c)); const text = Buffer.concat(all).toString('utf8'); JSON.parse(text);";
    assert!(!rules(&format!("const all = [];{calm}")).contains(&"decode-exec"));
}
