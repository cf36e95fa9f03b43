//! Classes of a script: what their objects are made with, and what they call it.

use super::Language;
use super::flow::{Flow, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::Called;

/// What makes an object's fields of what it is made with.
const RECORDS: &[&str] = &["dataclass", "NamedTuple", "BaseModel", "define", "frozen", "attrs", "Struct"];

/// What the function is called that makes an object.
pub(super) const MAKERS: &[&str] = &["__init__", "initialize", "__construct"];

/// The class at hand.
#[derive(Debug, Default)]
pub(super) struct Class {
    pub(super) name: Option<String>,
    /// Whether its fields are what it is made with.
    is_record: bool,
}

/// 8 words and signs before a class is named.
const BEFORE: usize = 8;

/// Under which name what a class is made with is known.
pub(super) fn key(class: &str) -> String {
    format!("class {class}")
}

impl Flow<'_> {
    /// Which class the statement begins, and whether its fields are what it is made with.
    pub(super) fn enters_class(&mut self, tokens: &[Placed]) {
        let begins = matches!(tokens.first().map(|placed| &placed.token), Some(Token::Sign('@')));
        let is_record = names(tokens).any(|name| RECORDS.contains(&name));
        if begins && self.language == Language::Python {
            self.class.is_record |= is_record;
            return;
        }
        if let Some(class) = self.class_of(tokens) {
            let is_own = self.class.name.is_none() && self.class.is_record;
            self.class.is_record = is_own || is_record;
            self.class.name = Some(class.to_owned());
            self.function = None;
            if self.class.is_record {
                self.parameters.insert(key(class), Vec::new());
            }
        } else if names(tokens).next().is_some_and(|name| matches!(name, "def" | "async")) && self.class.name.is_none()
        {
            self.class.is_record = false;
        }
    }

    /// The class that the statement begins: `class Name`, `final class Name`.
    fn class_of<'t>(&self, tokens: &'t [Placed]) -> Option<&'t str> {
        let named = |at: usize| tokens.get(at).and_then(|placed| name(&placed.token));
        let has_classes = matches!(self.language, Language::Python | Language::Ruby | Language::Php);
        let is_member = |at: usize| {
            let before = at.checked_sub(1).and_then(|before| tokens.get(before)).map(|placed| &placed.token);
            matches!(before, Some(Token::Sign('.' | ':' | '>')))
        };
        let at = (0..BEFORE).find(|at| named(*at) == Some("class") && !is_member(*at)).filter(|_| has_classes)?;
        named(at.saturating_add(1))
    }

    /// `name: type` in a class whose fields are what it is made with.
    pub(super) fn field(&mut self, tokens: &[Placed]) {
        let [Placed { token: Token::Name(field), .. }, sign, ..] = tokens else { return };
        let Some(class) =
            self.class.name.as_ref().filter(|_| self.class.is_record && self.language == Language::Python)
        else {
            return;
        };
        if sign.token == Token::Sign(':')
            && let Some(fields) = self.parameters.get_mut(&key(class))
            && !fields.contains(field)
        {
            fields.push(field.clone());
        }
    }

    /// Remembers what the class at hand is made with, where the function at hand is what makes its objects.
    pub(super) fn constructs(&mut self, parameters: &[String]) {
        let is_maker = self.function.as_deref().is_some_and(|function| MAKERS.contains(&function));
        if let Some(class) = self.class.name.as_ref().filter(|_| is_maker) {
            self.parameters.insert(key(class), parameters.to_vec());
        }
    }

    /// What the class is made with of which the call makes an object: `Sink(…)`, `Sink.new(…)`, `cls(…)`.
    pub(super) fn made_of(&self, call: &Called<'_>) -> Option<&Vec<String>> {
        let mut parts = call.path.rsplit('.');
        let last = parts.next()?;
        let class = if last == "new" { parts.next()? } else { last };
        let own = matches!(class, "cls" | "self" | "static").then_some(self.class.name.as_deref()).flatten();
        self.parameters.get(&key(own.unwrap_or(class)))
    }

    /// The home of a person, where that is all that an argument says.
    pub(super) fn home(&self, argument: &[Placed]) -> Option<String> {
        let (value, _) = Fold { tokens: argument, constants: &self.constants }.expression(0, 0);
        let text = value.joined("");
        matches!(text.trim_end_matches('/'), "~" | "${HOME}").then_some(text)
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn what_an_object_is_made_with_is_what_it_writes_to() {
        let python = "from pathlib import Path\nclass Sink:\n    def __init__(self, base, stem, mark):\n        self.path = Path(base).expanduser() / stem\n        self.mark = mark\n    def put(self, lines):\n        self.path.write_text(self.mark + lines)\n";
        let record = "from dataclasses import dataclass\nfrom pathlib import Path\n@dataclass(frozen=True)\nclass Sink:\n    base: str\n    stem: str\n    def put(self, lines):\n        (Path(self.base).expanduser() / self.stem).write_text(lines)\n";
        let ruby = "class Sink\n  def initialize(base, stem)\n    @path = File.join(File.expand_path(base), stem)\n  end\n  def put(text)\n    File.write(@path, text)\n  end\nend\n";
        let php = "<?php\nclass Sink {\n    public function __construct(private string $base, private string $stem) {}\n    public function put(string $text): void {\n        file_put_contents($this->base . '/' . $this->stem, $text);\n    }\n}\n";
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                format!(
                    "{python}def sinks():\n    yield 'report', Sink('.', 'todo.md', 'x')\n    for shell in ('ba', 'z'):\n        yield 'path', Sink('~', '.' + shell + 'sh' + 'rc', '# x')\nfor kind, sink in sinks():\n    sink.put('x')\n"
                ),
            ),
            ("python3", "a.py", format!("{python}Sink(mark='x', base='~', stem='.zshrc').put('x')\n")),
            ("python3", "a.py", format!("{python}for s in [Sink(Path.home(), '.profile', 'x')]:\n    s.put('x')\n")),
            ("python3", "a.py", format!("{record}Sink('~', '.bashrc').put('x')\n")),
            (
                "python3",
                "a.py",
                format!(
                    "{record}import os\nSink('~', '.{{}}rc'.format(os.environ['SHELL'].rsplit('/', 1)[-1])).put('x')\n"
                ),
            ),
            ("ruby", "a.rb", format!("{ruby}Sink.new('~', '.zshrc').put('x')\n")),
            ("php", "a.php", format!("{php}$s = new Sink(getenv('HOME'), '.bashrc');\n$s->put('x');\n")),
        ] {
            assert_eq!(of(by, path, &text), Some(Severity::Danger), "{text}");
        }
        for (by, path, text) in [
            ("python3", "a.py", format!("{python}Sink('.', 'todo.md', '# x').put('x')\n")),
            ("python3", "a.py", format!("{python}Sink('~', '.config/tool/state.json', '# x').put('x')\n")),
            ("python3", "a.py", format!("{record}Sink('~', '.toolrc').put('x')\n")),
            ("python3", "a.py", "from pathlib import Path\nclass Start:\n    def __init__(self, base, stem):\n        self.file = Path(base).expanduser() / stem\n    def aliases(self):\n        return [l for l in self.file.read_text().splitlines() if l.startswith('alias')]\nfor s in (Start('~', '.bashrc'), Start('~', '.zshrc')):\n    print(s.aliases())\n".to_owned()),
            ("ruby", "a.rb", format!("{ruby}Sink.new('.', 'notes.md').put('x')\n")),
            ("php", "a.php", format!("{php}$s = new Sink(__DIR__, 'report.md');\n$s->put('x');\n")),
        ] {
            assert!(of(by, path, &text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }
}
