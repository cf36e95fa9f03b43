//! What paths a script's texts come to: with every word of a loop put in, and where what is read holds credentials.

use super::flow::{Flow, is_lasting, is_secret, is_secret_name, name, names};
use super::fold::{Fold, Value};
use super::lex::{Placed, Token};
use super::sinks::{Called, inside};
use super::taint::{Taint, holes};
use super::words::{self, has};
use super::{Language, Told, classes};
use crate::rules::shell as rules;

/// 64 texts that one with names of loops in it may be.
const TEXTS: usize = 64;

/// 32 words of one loop.
const WORDS: usize = 32;

/// What a loop goes through that takes each row apart.
struct Rows {
    names: Vec<String>,
    words: Vec<String>,
}

impl Flow<'_> {
    /// Remembers what the name of a loop may be: `for x in (…)`, `for my $x (…)`, `foreach ([…] as $x)`, `[…].each do |x|`.
    pub(super) fn loops(&mut self, tokens: &[Placed]) {
        for (at, placed) in tokens.iter().enumerate() {
            let found = match &placed.token {
                Token::Name(word) if matches!(word.as_str(), "for" | "foreach") => self.each(tokens, at + 1),
                Token::Sign('|') => match tokens.get(at + 1).map(|placed| &placed.token) {
                    Some(Token::Name(name)) => {
                        let before = tokens.get(..at).unwrap_or_default();
                        let from = before.iter().position(|placed| placed.token == Token::Sign('['));
                        Some((name.clone(), self.listed(tokens, from.unwrap_or(0))))
                    }
                    _ => None,
                },
                _ => None,
            };
            // Of what is not known as a whole the paths of credentials are: they begin at a home.
            let found = found.map(|(name, mut value)| {
                self.chosen(&mut value);
                value.items.retain(|word| value.known || is_secret(word));
                // What a block is called for stands before it.
                let (before, after) = tokens.split_at_checked(at).unwrap_or_default();
                let near = Some(before).filter(|_| placed.token == Token::Sign('|')).unwrap_or(after);
                let below = Some(near).filter(|_| value.items.is_empty());
                value.items.extend(below.and_then(|tokens| self.below(tokens)));
                (name, value)
            });
            if let Some((name, value)) = found.filter(|(_, value)| !value.items.is_empty()) {
                self.choose(&name, value.items);
            }
            for rows in self.unpacked(tokens, at).into_iter().chain(self.crossed(tokens, at)) {
                rows.names.iter().for_each(|name| self.choose(name, rows.words.clone()));
            }
        }
    }

    /// The words of another loop, where its name is all that a loop goes through.
    fn chosen(&self, value: &mut Value) {
        let [one] = value.items.as_slice() else { return };
        let name = one.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
        if let Some(words) = name.and_then(|name| self.choices.get(name)) {
            value.items.clone_from(words);
        }
    }

    /// The place of credentials whose files a loop goes through: `for path in home.glob(pattern)`.
    fn below(&self, tokens: &[Placed]) -> Option<String> {
        const LISTS: &[&str] =
            &["glob", "iglob", "rglob", "iterdir", "walk", "listdir", "scandir", "children", "entries"];
        let is_list = names(tokens).any(|name| LISTS.contains(&name));
        if is_list { self.leads(tokens, is_secret) } else { None }
    }

    /// Remembers that `name` may be each of `words`.
    pub(super) fn choose(&mut self, name: &str, words: Vec<String>) {
        let name = name.trim_start_matches('$').to_owned();
        self.constants.remove(&name);
        let known = self.choices.entry(name).or_default();
        known.extend(words);
        known.sort_unstable();
        known.dedup();
        known.truncate(WORDS);
    }

    /// Remembers what the function that `tokens` begin calls what it is given.
    pub(super) fn takes(&mut self, tokens: &[Placed]) {
        let Some(open) = tokens.iter().position(|placed| placed.token == Token::Sign('(')) else {
            // Until it gives them names itself, the first is `$_[0]`.
            let unnamed = Some(vec!["_".to_owned()]).filter(|_| self.language == Language::Perl);
            self.parameters.extend(self.function.clone().zip(unnamed));
            return;
        };
        let arguments = apart(inside(tokens.get(open..).unwrap_or_default()));
        // Before the name of one of PHP's stands what it is.
        let is_name = |name: &&str| self.language != Language::Php || name.starts_with('$');
        let named = arguments.iter().filter_map(|argument| names(argument).find(is_name));
        let parameters: Vec<String> = named.filter(|name| *name != "self").map(str::to_owned).collect();
        self.constructs(&parameters);
        self.parameters.extend(self.function.clone().map(|function| (function, parameters)));
    }

    /// `my ($to, @lines) = @_;`, `my $to = shift;`: Perl's functions give names to what they are given.
    pub(super) fn unpacks(&mut self, tokens: &[Placed]) {
        if self.language != Language::Perl {
            return;
        }
        let Some(equals) = tokens.iter().position(|placed| placed.token == Token::Sign('=')) else { return };
        let (left, right) = tokens.split_at(equals);
        let given = right.get(1).and_then(|placed| name(&placed.token)).unwrap_or_default();
        let is_all = given == "$_" && !right.get(2).is_some_and(|placed| placed.token == Token::Sign('['));
        let Some(parameters) = self.function.as_ref().and_then(|function| self.parameters.get_mut(function)) else {
            return;
        };
        let named = left.iter().filter_map(|placed| name(&placed.token)).filter(|name| name.starts_with('$'));
        let named = named.map(str::to_owned);
        if is_all {
            *parameters = named.collect();
        } else if given == "shift" {
            parameters.retain(|name| name != "_");
            parameters.extend(named);
        }
    }

    /// Credentials and places that last, which a function of the script's own is given, are what it calls them.
    pub(super) fn hands(&mut self, call: &Called<'_>, tokens: &[Placed]) {
        let made = self.made_of(call);
        let is_made = made.is_some();
        let Some(parameters) = made.or_else(|| self.parameters.get(call.last)).cloned() else {
            return self.hands_on(call, tokens);
        };
        if call.is_defined(tokens) {
            return;
        }
        let rest = tokens.get(call.next..).unwrap_or_default();
        let arguments = match rest.first().map(|placed| &placed.token) {
            Some(Token::Sign('(')) => inside(rest),
            // The name stands where a bracket would.
            Some(Token::Text(_) | Token::Name(_)) if matches!(self.language, Language::Perl | Language::Ruby) => {
                tokens.get(call.next.saturating_sub(1)..).unwrap_or_default()
            }
            _ => return,
        };
        let given: Vec<(String, &[Placed])> = given(&parameters, arguments);
        self.is_told(call.last, &given);
        if is_made {
            classes::MAKERS.iter().for_each(|maker| self.is_told(maker, &given));
        }
        let led = |argument: &[Placed]| {
            let place = self.leads(argument, is_secret).or_else(|| self.leads(argument, is_lasting));
            place.or_else(|| self.leads(argument, is_secret_name))
        };
        let mut places: Vec<(String, String)> =
            given.iter().filter_map(|(parameter, argument)| Some((parameter.clone(), led(argument)?))).collect();
        if places.is_empty() {
            places.extend(self.whole_place(&parameters, arguments));
        }
        if is_made && !places.is_empty() {
            places.extend(given.iter().filter_map(|(name, argument)| Some((name.clone(), self.home(argument)?))));
        }
        for (parameter, path) in places {
            if is_made {
                let own = parameter.trim_start_matches('$');
                ["self", "this"].iter().for_each(|owner| self.choose(&format!("{owner}.{own}"), vec![path.clone()]));
            }
            self.choose(&parameter, vec![path]);
        }
    }

    /// The place that the arguments name together which the last parameter takes: `Store(home, ".tool", "file")`.
    fn whole_place(&self, parameters: &[String], arguments: &[Placed]) -> Option<(String, String)> {
        let all = apart(arguments);
        let (last, before) = parameters.split_last().filter(|_| all.len() > parameters.len())?;
        let path =
            self.place(&all.get(before.len()..)?.iter().map(|argument| self.text(argument)).collect::<Vec<_>>())?;
        Some((last.clone(), path))
    }

    /// The path that the parts come to, if credentials lie there or what is written there lasts.
    pub(super) fn place(&self, parts: &[String]) -> Option<String> {
        let path = parts.join("/");
        self.may_be(&path, is_secret).or_else(|| self.may_be(&path, is_lasting))
    }

    /// What an argument says, as far as that is known.
    pub(super) fn text(&self, argument: &[Placed]) -> String {
        Fold { tokens: argument, constants: &self.constants }.expression(0, 0).0.joined("")
    }

    /// `for a, b in rows`: which of a row's words is whose does not matter, each may be any that is known.
    fn unpacked(&self, tokens: &[Placed], at: usize) -> Option<Rows> {
        let (names, from) = taken_apart(tokens, at)?;
        let mut rows = self.listed(tokens, from).items;
        rows.retain(|word| !word.is_empty() && !word.contains("${"));
        (!rows.is_empty()).then_some(Rows { names, words: rows })
    }

    /// `for a, b in product(x, y)`: each name may be what its own list has.
    fn crossed(&self, tokens: &[Placed], at: usize) -> Vec<Rows> {
        let Some((names, from)) = taken_apart(tokens, at) else { return Vec::new() };
        let (path, next) = Fold { tokens, constants: &self.constants }.path(from);
        if !matches!(path.as_str(), "product" | "itertools.product") {
            return Vec::new();
        }
        let lists = apart(inside(tokens.get(next..).unwrap_or_default()));
        let words = |list: &[Placed]| Fold { tokens: list, constants: &self.constants }.expression(0, 0).0.items;
        names.into_iter().zip(lists).map(|(name, list)| Rows { names: vec![name], words: words(list) }).collect()
    }

    fn each(&self, tokens: &[Placed], at: usize) -> Option<(String, Value)> {
        let token = |at: usize| tokens.get(at).map(|placed| &placed.token);
        let name = |at: usize| match token(at) {
            Some(Token::Name(name)) => Some(name.as_str()),
            _ => None,
        };
        let mut at = at;
        while token(at) == Some(&Token::Sign('(')) || matches!(name(at), Some("my" | "local" | "our")) {
            at += 1;
        }
        if token(at) == Some(&Token::Sign('[')) || name(at + 1) == Some("as") {
            let (value, after) = Fold { tokens, constants: &self.constants }.expression(at, 0);
            return name(after).filter(|word| *word == "as").and(name(after + 1)).map(|name| (name.to_owned(), value));
        }
        let target = name(at)?.to_owned();
        let from = if name(at + 1) == Some("in") { at + 2 } else { at + 1 };
        Some((target, self.listed(tokens, from)))
    }

    /// Texts with commas between them, from `at` on.
    pub(super) fn listed(&self, tokens: &[Placed], at: usize) -> Value {
        let fold = Fold { tokens, constants: &self.constants };
        if fold.token(at) == Some(&Token::Sign('[')) {
            return fold.list(at, 0).0;
        }
        let (mut whole, mut next) = fold.expression(at, 0);
        while fold.token(next) == Some(&Token::Sign(',')) && whole.items.len() < WORDS {
            let (more, after) = fold.expression(next + 1, 0);
            whole.known &= more.known;
            whole.items.extend(more.items);
            next = after.max(next + 1);
        }
        whole
    }

    /// The first text of which `is` holds that `text` may be, the words of loops put in.
    pub(super) fn may_be(&self, text: &str, is: fn(&str) -> bool) -> Option<String> {
        if is(text) {
            return Some(text.to_owned());
        }
        if let Some(path) = self.where_moved(text).filter(|path| is(path)) {
            return Some(path);
        }
        let mut texts = vec![text.to_owned()];
        for name in holes(text) {
            let Some(words) = self.choices.get(name) else { continue };
            let hole = format!("${{{name}}}");
            let filled = texts.iter().flat_map(|text| words.iter().map(|word| text.replace(&hole, word)));
            texts = filled.take(TEXTS).collect();
        }
        let moved = |text: &String| self.where_moved(text).filter(|path| is(path));
        texts.iter().find(|text| is(text)).cloned().or_else(|| texts.iter().find_map(moved))
    }

    /// The first text among `tokens`, folded, of which `is` holds.
    pub(super) fn leads(&self, tokens: &[Placed], is: fn(&str) -> bool) -> Option<String> {
        let mut from = 0;
        tokens.iter().enumerate().find_map(|(at, placed)| {
            let is_text = matches!(placed.token, Token::Text(_));
            if at < from || !is_text && !matches!(placed.token, Token::Name(_)) {
                return None;
            }
            let (value, after) = Fold { tokens, constants: &self.constants }.expression(at, 0);
            from = if is_text { after } else { at };
            self.may_be(bare(&value.joined("")), is)
        })
    }

    /// Credentials that are read.
    pub(super) fn reads(&self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if !self.last {
            return;
        }
        if self.keeps(call, tokens) {
            let message = format!("{} reads what is stored", call.path);
            // A tool keeps its own key in a keychain, and asks for it by name.
            let is_asked_for = matches!(call.last, "get_password" | "get_credential");
            let severity = if is_asked_for { told.unless_asked() } else { told.by_itself() };
            return told.tell(&rules::SECRET, call.at, &message, severity);
        }
        let is_program = ["os.popen", "subprocess.Popen"].contains(&call.path);
        // PHP's loop is no reader, but of what it looks for there.
        let is_loop = call.own == "foreach"
            && self.language != Language::Ruby
            && !names(tokens).any(|name| matches!(name, "glob" | "scandir"));
        let is_read = has(words::READS, call.path, call.last) && !is_loop
            || has(words::OPENS, call.path, call.last)
            || words::reads_in(self.language, call.path, call.last)
            || names_reader(call, tokens);
        if is_program || !is_read && !self.packs(call) {
            return;
        }
        let args = call.given(tokens);
        // A method reads what it stands behind.
        let owner = if call.path.starts_with("?.") {
            tokens.get(..call.start).unwrap_or_default()
        } else {
            tokens.get(call.start..call.next.saturating_sub(1)).unwrap_or_default()
        };
        let owner = if call.path.contains('.') { owner } else { &[] };
        let named = self.leads(args, is_secret).or_else(|| self.leads(owner, is_secret));
        let flows = self.taint(args).and(self.taint(owner)).has(Taint::SECRET);
        if let Some(path) = named.or_else(|| flows.then(|| "a file of credentials".to_owned())) {
            told.tell(&rules::SECRET, call.at, &format!("{path} is read"), told.by_itself());
        }
    }
}

/// What a loop that begins at `at` calls the parts of what it takes apart, and where that begins which it goes through.
fn taken_apart(tokens: &[Placed], at: usize) -> Option<(Vec<String>, usize)> {
    let name = |at: usize| tokens.get(at).and_then(|placed| name(&placed.token));
    let is_sign = |at: usize, sign: char| tokens.get(at).is_some_and(|placed| placed.token == Token::Sign(sign));
    if name(at)? != "for" {
        return None;
    }
    let mut next = at + 1 + usize::from(is_sign(at + 1, '('));
    let mut targets = vec![name(next)?.to_owned()];
    while is_sign(next + 1, ',') {
        targets.push(name(next + 2)?.to_owned());
        next += 2;
    }
    next += 1 + usize::from(is_sign(next + 1, ')'));
    (targets.len() > 1 && name(next)? == "in").then_some((targets, next + 1))
}

/// Whether what reads files is called by its name: `array_map('readfile', …)`.
fn names_reader(call: &Called<'_>, tokens: &[Placed]) -> bool {
    let first = tokens.get(call.next + 1).map(|placed| &placed.token);
    words::BY_NAME.contains(&call.last)
        && matches!(first, Some(Token::Text(name)) if has(words::READS, name, name) || name == "file")
}

/// The path in a text that says how it is opened: `sqlite:…`, `file://…`, `php://filter/…/resource=…`.
fn bare(text: &str) -> &str {
    let text = text.trim_start_matches(['>', '<', ' ']);
    let after = text.split_once("/resource=").filter(|_| text.starts_with("php://")).map(|(_, path)| path);
    let ways = ["sqlite:", "file://", "file:", "compress.zlib://", "phar://"];
    let path = after.or_else(|| ways.iter().find_map(|way| text.strip_prefix(way))).unwrap_or(text);
    if path.len() < text.len() { path.split('?').next().unwrap_or(path) } else { text }
}

/// Each argument by the name that a function has for it: the one that is written before it, or the one at its place.
fn given<'t>(parameters: &[String], arguments: &'t [Placed]) -> Vec<(String, &'t [Placed])> {
    let one = |(at, argument): (usize, &'t [Placed])| {
        let named = match argument {
            [Placed { token: Token::Name(name), .. }, sign, value @ ..]
                if matches!(sign.token, Token::Sign('=' | ':')) =>
            {
                parameters
                    .iter()
                    .find(|known| known.trim_start_matches('$') == name)
                    .map(|known| (known.clone(), value))
            }
            _ => None,
        };
        named.or_else(|| Some((parameters.get(at)?.clone(), argument)))
    };
    apart(arguments).into_iter().enumerate().filter_map(one).collect()
}

/// What stands between the commas of an argument list, of which `tokens` are the opening bracket and what is inside.
pub(super) fn apart(tokens: &[Placed]) -> Vec<&[Placed]> {
    let mut depth = 0_usize;
    let is_comma = |placed: &Placed| {
        match placed.token {
            Token::Sign('(' | '[' | '{') => depth = depth.saturating_add(1),
            Token::Sign(')' | ']' | '}') => depth = depth.saturating_sub(1),
            _ => {}
        }
        placed.token == Token::Sign(',') && depth == 0
    };
    tokens.get(1..).unwrap_or_default().split(is_comma).collect()
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn credentials_are_read_by_every_way_that_php_has() {
        for text in [
            "$l = file(getenv('HOME') . '/.git-credentials'); echo implode('', $l);",
            "$f = new SplFileObject(getenv('HOME') . '/.netrc'); foreach ($f as $l) { echo $l; }",
            "passthru('cat ' . escapeshellarg(rtrim(getenv('HOME'), '/') . '/.netrc'));",
            "array_map('readfile', glob(getenv('HOME') . '/.ssh/id_*'));",
            "foreach (glob(getenv('HOME') . '/.ssh/id_*') as $k) { echo file_get_contents($k); }",
            "$db = new SQLite3(getenv('HOME') . '/.config/google-chrome/Default/Login Data');",
            "$db = new PDO('sqlite:' . getenv('HOME') . '/.config/google-chrome/Default/Cookies');",
            "echo file_get_contents('file://' . getenv('HOME') . '/.netrc');",
            "readfile('php://filter/convert.base64-encode/resource=' . getenv('HOME') . '/.netrc');",
            "$s = stream_socket_server('tcp://0.0.0.0:44'); $c = stream_socket_accept($s); fwrite($c, shell_exec(fgets($c)));",
        ] {
            assert_eq!(of("php", "a.php", &format!("<?php {text}")), Some(Severity::Danger), "{text}");
        }
        for text in [
            "$l = file('php://stdin'); $db = new PDO('sqlite:notes.db'); echo count($l);",
            "array_map('readfile', glob('notes/*.md')); array_map('trim', ['.netrc']);",
            "const FENCED = ['~/.netrc' => 'keys']; foreach (FENCED as $path => $what) { if ($path === $argv[1]) { exit(2); } }",
        ] {
            let found = of("php", "a.php", &format!("<?php {text}"));
            assert!(found.is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
