//! Commands of PowerShell's under whatever name they are called, and other programs.

use super::run::Machine;
use super::tree::Word;
use super::value::{Origin, Val};

/// Names that are short for others.
const ALIASES: &[(&str, &str)] = &[
    ("gc", "get-content"),
    ("cat", "get-content"),
    ("type", "get-content"),
    ("gci", "get-childitem"),
    ("ls", "get-childitem"),
    ("dir", "get-childitem"),
    ("gi", "get-item"),
    ("rvpa", "resolve-path"),
    ("cvpa", "convert-path"),
    ("cp", "copy-item"),
    ("copy", "copy-item"),
    ("cpi", "copy-item"),
    ("mv", "move-item"),
    ("move", "move-item"),
    ("mi", "move-item"),
    ("ren", "rename-item"),
    ("rni", "rename-item"),
    ("rm", "remove-item"),
    ("ri", "remove-item"),
    ("del", "remove-item"),
    ("erase", "remove-item"),
    ("rd", "remove-item"),
    ("rmdir", "remove-item"),
    ("ni", "new-item"),
    ("sp", "set-itemproperty"),
    ("gp", "get-itemproperty"),
    ("sc", "set-content"),
    ("ac", "add-content"),
    ("tee", "tee-object"),
    ("sls", "select-string"),
    ("ipcsv", "import-csv"),
    ("epcsv", "export-csv"),
    ("iwr", "invoke-webrequest"),
    ("irm", "invoke-restmethod"),
    ("iex", "invoke-expression"),
    ("icm", "invoke-command"),
    ("ii", "invoke-item"),
    ("saps", "start-process"),
    ("start", "start-process"),
    ("sajb", "start-job"),
    ("cd", "set-location"),
    ("sl", "set-location"),
    ("chdir", "set-location"),
    ("pushd", "push-location"),
    ("popd", "pop-location"),
    ("sv", "set-variable"),
    ("set", "set-variable"),
    ("nv", "new-variable"),
    ("gv", "get-variable"),
    ("foreach", "foreach-object"),
    ("%", "foreach-object"),
    ("?", "where-object"),
    ("where", "where-object"),
    ("select", "select-object"),
    ("sort", "sort-object"),
    ("measure", "measure-object"),
    ("group", "group-object"),
    ("echo", "write-output"),
    ("write", "write-output"),
    ("sleep", "start-sleep"),
    ("nal", "new-alias"),
    ("gcm", "get-command"),
    ("gal", "get-alias"),
    ("sal", "set-alias"),
    ("ipmo", "import-module"),
    ("kill", "stop-process"),
    ("ps", "get-process"),
    ("pwd", "get-location"),
    ("gl", "get-location"),
    ("fl", "format-list"),
    ("ft", "format-table"),
    ("oh", "out-host"),
    ("cls", "clear-host"),
    ("clear", "clear-host"),
];

/// Whether a stage starts another program or PowerShell that goes on.
pub(super) fn is_host(stage: &[Word]) -> bool {
    let name = stage.first().and_then(Word::text).map(bare).unwrap_or_default();
    matches!(
        name.as_str(),
        "pwsh" | "powershell" | "node" | "python" | "python3" | "bash" | "sh" | "ncat" | "nc" | "ssh"
    )
}

/// `sc create …` is the program, though PowerShell has a command of that name.
fn is_service(name: &str, words: &[Word]) -> bool {
    name == "sc" && words.first().and_then(Word::text).is_some_and(|first| first == "create" || first == "config")
}

/// What `git rev-parse` says of the repository.
fn git_answers(words: &[Val]) -> Option<Val> {
    let is = |text: &str| words.iter().any(|word| word.first() == text);
    if bare(words.first()?.first()) != "git" || !is("rev-parse") {
        return None;
    }
    if is("--show-toplevel") || is("--show-cdup") {
        return Some(Val::of("${PWD}"));
    }
    if is("--git-path") {
        return Some(Val::of(format!("${{PWD}}/.git/{}", words.last()?.first())));
    }
    (is("--git-dir") || is("--git-common-dir") || is("--absolute-git-dir")).then(|| Val::of("${PWD}/.git"))
}

/// A program's or command's name without folder and ending, in lower case.
pub(super) fn bare(name: &str) -> String {
    let name = name.trim().trim_matches('"').rsplit(['/', '\\']).next().unwrap_or(name).to_lowercase();
    [".exe", ".com", ".cmd", ".bat"].iter().find_map(|end| name.strip_suffix(end).map(str::to_owned)).unwrap_or(name)
}

impl Machine<'_, '_> {
    /// A command by what its name may be.
    pub(super) fn command(&mut self, name: &Val, words: &[Word], input: Option<Val>) -> Val {
        let input = input.unwrap_or_default();
        self.weighs(name);
        let names = name.texts.clone();
        names.iter().fold(Val::default(), |value, text| value.or(self.one(text, words, &input)))
    }

    fn one(&mut self, text: &str, words: &[Word], input: &Val) -> Val {
        let lower = text.to_lowercase();
        let module = lower.rsplit_once('\\').filter(|(module, _)| module.starts_with("microsoft.powershell."));
        let lower = module.map_or(lower.as_str(), |(_, name)| name).to_owned();
        let name = ALIASES.iter().find(|(short, _)| *short == lower).map_or(lower.as_str(), |(_, long)| long);
        let is_verb =
            name.contains('-') && !name.contains(['/', '\\', '.', '$']) && name.split('-').all(|part| !part.is_empty());
        let is_own = self.has_function(&lower);
        if lower.ends_with(".ps1") || lower.ends_with(".psm1") {
            let value = self.runs(&Val::of(text));
            return value.or(self.other(text, words, input));
        }
        if !is_own && (!is_verb || is_service(&lower, words)) {
            return self.other(text, words, input);
        }
        let given = self.given(words);
        let value = if is_own {
            given.blocks.iter().for_each(|block| drop(self.block(block, Some(Val::default()))));
            self.own(&lower, &given.all, input)
        } else {
            self.cmdlet(name, &given, input)
        };
        given.written.iter().for_each(|target| self.written(target, &value));
        value
    }

    /// Another program.
    fn other(&mut self, text: &str, words: &[Word], input: &Val) -> Val {
        let end = words.iter().position(|word| matches!(word.sign(), Some(">" | ">>"))).unwrap_or(words.len());
        let mut all = vec![Val::of(text)];
        for word in words.iter().take(end).filter(|word| word.sign().is_none()) {
            let value = self.word(word);
            if word.splat().is_some() {
                all.extend(value.apart());
            } else {
                all.extend(Some(value).filter(|_| word.block().is_none()));
            }
        }
        let answers = git_answers(&all);
        self.program(&all);
        let origin = all.iter().fold(input.origin.kept(), |origin, word| origin.and(word.origin.kept()));
        if matches!(bare(text).as_str(), "curl" | "wget" | "ncat" | "nc") {
            let handed = self.handed(&all);
            self.leaves(origin.and(handed), text);
        }
        if let Some(target) = words.get(end + 1) {
            let target = self.word(target);
            self.written(&target, &Val::default());
        }
        answers.unwrap_or_else(|| Val::from(origin).or(Val::unknown("", Origin::default())))
    }
}
