//! Text that is run as code: exec, eval and what else a language has, by whatever way it is reached.

use super::flow::{Flow, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::{Called, inside};
use super::taint::Taint;
use super::words;
use super::{Language, Told};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Modules and objects whose members of such a name are the language's own.
const OWNERS: &[&str] = &[
    "builtins.",
    "__builtins__.",
    "Kernel.",
    "binding.",
    "TOPLEVEL_BINDING.",
    "types.",
    "runpy.",
    "importlib.",
    "scriptblock",
];

/// What makes objects of bytes and runs what they say, or measures the text that it runs.
const LOADS: &[&str] = &[
    "pickle.loads",
    "pickle.load",
    "marshal.load",
    "marshal.loads",
    "dill.loads",
    "cloudpickle.loads",
    "Marshal.load",
    "YAML.unsafe_load",
    "timeit.timeit",
    "timeit.repeat",
    "timeit.Timer",
    "cProfile.run",
    "cProfile.runctx",
    "profile.run",
    "profile.runctx",
    "pdb.run",
    "pdb.runeval",
];

/// What runs any text: where that is computed, nobody knows what runs.
const ANY: &[&str] = &[
    "exec",
    "eval",
    "execfile",
    "loadstring",
    "iex",
    "invoke-expression",
    "run_path",
    "create_function",
    "FunctionType",
    "runsource",
    "runcode",
    "create",
    "invokescript",
    "newscriptblock",
    "addscript",
];

/// How a call runs text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum How {
    /// As code.
    Itself,
    /// By the name of what does.
    ByName,
    /// As an object that says what runs.
    AsObject,
}

impl Flow<'_> {
    /// Judges a call that runs text.
    pub(super) fn runs(
        &mut self,
        call: &Called<'_>,
        tokens: &[Placed],
        (taint, before): (Taint, Option<&Token>),
        told: &mut Told<'_, '_>,
    ) {
        let Some(how) = self.how(call, tokens).filter(|_| self.last) else { return };
        let follows = tokens.get(call.next).map(|placed| &placed.token);
        if how == How::ByName && self.is_decoded_name(call, tokens) {
            told.tell(&rules::DECODED, call.at, "what is called has a name that was decoded", None);
        }
        if is_none(follows, before) || matches!(follows, Some(Token::Sign(':'))) && how != How::ByName {
            return;
        }
        let rest = tokens.get(call.next..).unwrap_or_default();
        let is_called = matches!(follows, Some(Token::Sign('(')));
        if !is_called && self.language == Language::Python {
            return self.handed_on(call, before, told);
        }
        if !is_called && self.language == Language::Lua && !matches!(follows, Some(Token::Text(_))) {
            return self.renamed(call, tokens, told);
        }
        let args = if is_called { inside(rest) } else { rest };
        let own = self.taint(args);
        let flows = match how {
            // Decoding is what these are for.
            How::AsObject => Taint(own.0 & (Taint::FETCHED.0 | Taint::DECODED.0)),
            How::ByName => own.and(taint),
            How::Itself if args.len() < 2 => own.and(taint),
            How::Itself => own,
        };
        self.weigh(call, args, flows, told);
    }

    fn how(&self, call: &Called<'_>, tokens: &[Placed]) -> Option<How> {
        if LOADS.contains(&call.path) {
            return Some(How::AsObject);
        }
        let names_one = |placed: &Placed| match &placed.token {
            Token::Name(name) | Token::Text(name) => {
                words::RUNS.contains(&name.as_str()) && name != "load" && name != "compile"
            }
            _ => false,
        };
        if words::BY_NAME.contains(&call.last) && tokens.iter().skip(call.next).take(8).any(names_one) {
            return Some(How::ByName);
        }
        // A method of Ruby's whose name is put together there.
        let is_sent = self.language == Language::Ruby && matches!(call.last, "send" | "public_send" | "__send__");
        let made = |placed: &Placed| matches!(&placed.token, Token::Text(text) if text.contains("${"));
        if is_sent && (tokens.iter().skip(call.next).take(3).any(made) || self.is_decoded_name(call, tokens)) {
            return Some(How::ByName);
        }
        if call.path == "ERB.new" || call.path == "Template" && self.language == Language::Python {
            return Some(How::Itself).filter(|_| call.path == "ERB.new");
        }
        let is_own = !call.path.contains('.') || OWNERS.iter().any(|owner| call.path.starts_with(owner));
        let is_ruby = self.language == Language::Ruby && call.last.ends_with("eval");
        let is_method = matches!(
            call.last,
            "runsource"
                | "runcode"
                | "exec_module"
                | "invokescript"
                | "newscriptblock"
                | "addscript"
                | "expandstring"
                | "run_path"
        );
        let is_meant = call.last != "create" || names(tokens).any(|name| name == "scriptblock");
        let is_one = words::RUNS.contains(&call.last) && self.runs_here(call.last) && is_meant;
        (is_one && (is_own || is_ruby || is_method)).then_some(How::Itself)
    }

    /// Whether a method of Ruby's is sent a name that is decoded there.
    fn is_decoded_name(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        let given = call.given(tokens);
        let first = given.split(|placed| placed.token == Token::Sign(',')).next().unwrap_or_default();
        self.language == Language::Ruby
            && matches!(call.last, "send" | "public_send" | "__send__" | "method")
            && self.taint(first).has(Taint::DECODED)
    }

    /// A name that is handed on: what it is called with is not seen here.
    fn handed_on(&self, call: &Called<'_>, before: Option<&Token>, told: &mut Told<'_, '_>) {
        let is_owner = OWNERS.iter().any(|owner| call.path.starts_with(owner));
        let is_value = matches!(before, Some(Token::Sign('=' | '(' | ',' | '[' | ':'))) || is_owner;
        if is_value && matches!(call.last, "exec" | "eval" | "__import__") {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            told.tell(&rules::UNKNOWN, call.at, &format!("`{}` is handed on", call.last), Some(severity));
        }
    }

    /// Lua's `local make = loadstring or load`: what runs text, under another name.
    fn renamed(&self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        let equals = tokens.iter().position(|placed| placed.token == Token::Sign('='));
        let target = equals.and_then(|at| names(tokens.get(..at).unwrap_or_default()).last());
        let is_given = equals.is_some_and(|at| at < call.start) && !call.path.contains('.');
        // Versions differ in what they call it, and a script may have a function of that name.
        let is_same = target.is_none_or(|target| matches!(target, "load" | "loadstring" | "dofile" | "loadfile"));
        if is_given && !is_same && matches!(call.last, "load" | "loadstring") && !self.defines(call.last) {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            told.tell(&rules::UNKNOWN, call.at, &format!("`{}` is given another name", call.last), Some(severity));
        }
    }

    /// Whether the script has a function or a variable of that name.
    pub(super) fn defines(&self, name: &str) -> bool {
        const WORDS: &[&str] = &["function", "local", "def", "sub"];
        let is = |placed: &Placed, word: &str| matches!(&placed.token, Token::Name(name) if name == word);
        self.lexed.tokens.windows(2).any(|pair| match pair {
            [word, defined] => is(defined, name) && WORDS.iter().any(|known| is(word, known)),
            _ => false,
        })
    }

    /// Lua's `_G["load"]`, `rawget(_G, "load" .. "string")`: what runs text, by a text that names it.
    pub(super) fn named_global(&self, tokens: &[Placed], told: &mut Told<'_, '_>) {
        let is_globals = |name: &str| matches!(name, "_G" | "_ENV" | "getfenv");
        if self.language != Language::Lua || !self.last || !names(tokens).any(is_globals) {
            return;
        }
        let found = tokens.iter().enumerate().find(|(at, placed)| {
            let is_text = matches!(placed.token, Token::Text(_) | Token::Sign('('));
            let value = is_text.then(|| Fold { tokens, constants: &self.constants }.expression(*at, 0).0);
            value
                .is_some_and(|value| matches!(value.joined("").as_str(), "load" | "loadstring" | "dofile" | "loadfile"))
        });
        if let Some((_, placed)) = found {
            let severity = told.unless_asked().unwrap_or(Severity::Danger);
            told.tell(&rules::UNKNOWN, placed.at, "what runs text is asked for by its name", Some(severity));
        }
    }

    fn weigh(&mut self, call: &Called<'_>, args: &[Placed], flows: Taint, told: &mut Told<'_, '_>) {
        let is_constant = |placed: &Placed| match &placed.token {
            // What a text of Perl's has other values put into is as computed as these.
            Token::Text(text) => self.language != Language::Perl || !text.contains("${"),
            token => matches!(token, Token::Sign(_) | Token::Number(_)),
        };
        let is_computed = args.is_empty() || !args.iter().all(is_constant);
        let is_any = ANY.contains(&call.last) || self.language == Language::Lua && call.last == "load";
        let severity = told.unless_asked().unwrap_or(Severity::Danger);
        if flows.has(Taint::DECODED) || !self.lexed.data.is_empty() && names(args).any(|name| name == "DATA") {
            told.tell(&rules::DECODED, call.at, "what was decoded is run", None);
        } else if flows.has(Taint::FETCHED.and(Taint::ANSWERED)) {
            told.tell(&rules::PIPE, call.at, "what was fetched is run", None);
        } else if is_computed && is_any && !self.is_harmless(args) {
            self.whole.runs = self.whole.runs.or(Some(call.at));
            let fetches = self.whole.taint.has(Taint::FETCHED);
            let severity = if fetches { Severity::Danger } else { severity };
            told.tell(&rules::UNKNOWN, call.at, "computed text is run as code", Some(severity));
        } else if is_computed && !is_any && self.whole.taint.has(Taint::FETCHED.and(Taint::DECODED)) {
            told.tell(&rules::UNKNOWN, call.at, "computed text may be run as code", Some(Severity::Warning));
        }
    }

    /// Whether a name runs code in the language at hand.
    fn runs_here(&self, last: &str) -> bool {
        match self.language {
            Language::Python => matches!(
                last,
                "exec"
                    | "eval"
                    | "compile"
                    | "execfile"
                    | "__import__"
                    | "run_path"
                    | "runcode"
                    | "runsource"
                    | "FunctionType"
                    | "CodeType"
                    | "import_module"
                    | "exec_module"
            ),
            Language::Ruby => matches!(last, "eval" | "instance_eval" | "class_eval" | "module_eval" | "load"),
            Language::Perl => last == "eval",
            Language::Php => matches!(last, "eval" | "assert" | "create_function"),
            Language::PowerShell => matches!(
                last,
                "iex"
                    | "invoke-expression"
                    | "invokescript"
                    | "newscriptblock"
                    | "addscript"
                    | "expandstring"
                    | "scriptblock.create"
                    | "create"
                    | "add-type"
                    | "invoke-command"
            ),
            Language::Awk => false,
            Language::Lua => matches!(last, "load" | "loadstring" | "dofile" | "loadfile"),
        }
    }

    /// Perl's `eval "use Module"` and `eval "require …"`, PowerShell's and Python's literals.
    fn is_harmless(&self, args: &[Placed]) -> bool {
        let first = args.iter().find_map(|placed| match &placed.token {
            Token::Text(text) => Some(text.trim_start()),
            _ => None,
        });
        self.language == Language::Perl
            && first.is_some_and(|text| text.starts_with("use ") || text.starts_with("require "))
            || args.is_empty()
    }
}

/// Whether it is a definition, an import, a named argument or a block.
fn is_none(follows: Option<&Token>, before: Option<&Token>) -> bool {
    let defines = match before {
        Some(Token::Name(word)) => matches!(word.as_str(), "def" | "sub" | "function" | "import" | "class"),
        _ => false,
    };
    let is_block = match follows {
        Some(Token::Sign(c)) => matches!(c, '{' | '='),
        Some(Token::Name(word)) => word == "do",
        _ => false,
    };
    defines || is_block
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn methods_whose_names_are_decoded_are_a_danger() {
        for call in ["m.public_send([h].pack('H*'), body)", "m.send(Base64.decode64(h), body)"] {
            let text = format!("%w[696e7374616e63655f6576616c].each {{ |h| {call} }}\n");
            assert_eq!(of("ruby", "a.rb", &text), Some(Severity::Danger), "{call}");
        }
        for call in ["m.public_send(h, body)", "m.send(:fetch, h)", "out << [h].pack('H*')"] {
            let text = format!("%w[fetch store].each {{ |h| {call} }}\n");
            assert_ne!(of("ruby", "a.rb", &text), Some(Severity::Danger), "{call}");
        }
    }

    #[test]
    fn a_text_of_perls_that_takes_values_in_is_computed() {
        assert_eq!(
            of("perl", "a.pl", "my $sub = eval \"sub { local \\$_ = shift; $body; return \\$_ }\";\n"),
            Some(Severity::Danger)
        );
        assert_ne!(
            of("perl", "a.pl", "my $sub = eval 'sub { return 1 }'; eval \"require $module\";\n"),
            Some(Severity::Danger)
        );
    }
}
