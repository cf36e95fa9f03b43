//! The functions of makefiles: what they run, what they choose, and what they make of words.

use super::make::Makefile;

/// What a function is given, each part worked out when it is asked for: what is not asked for does not run.
pub(super) struct Words<'a> {
    text: &'a str,
    parts: Vec<String>,
    args: &'a [String],
    level: usize,
}

impl<'a> Words<'a> {
    /// The words `text` of a function that stands `level` deep, where `args` are what `$(1)` and its kin are.
    pub(super) fn of(text: &'a str, args: &'a [String], level: usize) -> Self {
        Self { text, parts: split(text), args, level }
    }

    fn part(&self, file: &mut Makefile, at: usize) -> String {
        self.parts.get(at).map(|part| file.expand(part, self.args, self.level)).unwrap_or_default()
    }

    fn all(&self, file: &mut Makefile) -> Vec<String> {
        self.parts.iter().map(|part| file.expand(part, self.args, self.level)).collect()
    }

    /// All of them, commas included.
    fn whole(&self, file: &mut Makefile) -> String {
        file.expand(self.text, self.args, self.level)
    }
}

impl Makefile {
    /// What the function comes to; nothing where make has none of that name.
    pub(super) fn function(&mut self, name: &str, words: &Words<'_>) -> Option<String> {
        Some(match name {
            "shell" => {
                let command = words.whole(self);
                self.runs.push(command.clone());
                format!("$({command})")
            }
            "file" => {
                let (target, text) = (words.part(self, 0), words.part(self, 1));
                self.runs.push(format!("echo {} {target}", crate::layout::quote(&text)));
                String::new()
            }
            "eval" => {
                let text = words.whole(self);
                self.evaluate(text);
                String::new()
            }
            "foreach" => self.each(words),
            // Which branch it is differs from machine to machine: the first that says something stands for both.
            "if" => {
                words.part(self, 0);
                let (then, other) = (words.part(self, 1), words.part(self, 2));
                if then.trim().is_empty() { other } else { then }
            }
            "or" | "and" => words.all(self).into_iter().find(|part| !part.trim().is_empty()).unwrap_or_default(),
            "call" => {
                let all = words.all(self);
                let raw = all.first().and_then(|name| self.variables.get(name.trim())).cloned().unwrap_or_default();
                self.expand(&raw, &all, words.level.saturating_add(1))
            }
            "value" => self.variables.get(words.text.trim()).cloned().unwrap_or_default(),
            "info" | "warning" | "error" | "origin" | "flavor" | "words" | "suffix" => {
                words.whole(self);
                String::new()
            }
            _ => return self.changed(name, words),
        })
    }

    /// `$(foreach name,list,text)`: the text for each word of the list.
    fn each(&mut self, words: &Words<'_>) -> String {
        let (variable, list) = (words.part(self, 0), words.part(self, 1));
        let outer = self.variables.get(&variable).cloned();
        let mut out = Vec::new();
        for word in whole_words(&list) {
            self.variables.insert(variable.clone(), word.replace('$', "$$"));
            out.push(words.part(self, 2));
        }
        match outer {
            Some(outer) => self.variables.insert(variable, outer),
            None => self.variables.remove(&variable),
        };
        out.join(" ")
    }

    /// What a function makes of words that does nothing else.
    fn changed(&mut self, name: &str, words: &Words<'_>) -> Option<String> {
        Some(match name {
            "subst" => {
                let (from, to) = (words.part(self, 0), words.part(self, 1));
                let text = words.part(self, 2);
                if from.is_empty() { text } else { text.replace(&from, &to) }
            }
            "patsubst" => {
                let (from, to) = (words.part(self, 0), words.part(self, 1));
                each_word(&words.part(self, 2), |word| patched(word, &from, &to))
            }
            "addprefix" => {
                let more = words.part(self, 0);
                each_word(&words.part(self, 1), |word| format!("{more}{word}"))
            }
            "addsuffix" => {
                let more = words.part(self, 0);
                each_word(&words.part(self, 1), |word| format!("{word}{more}"))
            }
            "join" => {
                let (one, two) = (words.part(self, 0), words.part(self, 1));
                let mut more = two.split_whitespace();
                each_word(&one, |word| format!("{word}{}", more.next().unwrap_or_default()))
            }
            "firstword" => whole_words(&words.part(self, 0)).into_iter().next().unwrap_or_default(),
            "lastword" => whole_words(&words.part(self, 0)).pop().unwrap_or_default(),
            "word" => {
                let at: usize = words.part(self, 0).trim().parse().unwrap_or(1);
                whole_words(&words.part(self, 1)).into_iter().nth(at.saturating_sub(1)).unwrap_or_default()
            }
            "dir" => each_word(&words.part(self, 0), folder),
            "notdir" => each_word(&words.part(self, 0), last),
            "strip" | "sort" | "wildcard" | "basename" | "abspath" | "realpath" => {
                each_word(&words.part(self, 0), str::to_owned)
            }
            "filter" | "filter-out" | "findstring" => words.part(self, 1),
            "wordlist" => words.part(self, 2),
            _ => return None,
        })
    }
}

/// The words of `text`, where what a command prints is one.
fn whole_words(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '{' => depth = depth.saturating_add(1),
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c.is_whitespace() && depth == 0 {
            words.push(String::new());
        } else if let Some(last) = words.last_mut() {
            last.push(c);
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The words of `text`, each as `change` makes it, a blank between them.
fn each_word(text: &str, change: impl FnMut(&str) -> String) -> String {
    text.split_whitespace().map(change).collect::<Vec<_>>().join(" ")
}

/// The folder of a path; of one that is not known, whatever stands there.
fn folder(word: &str) -> String {
    if word.contains("$(") || word.starts_with("${") && !word.contains('/') {
        return word.to_owned();
    }
    word.rsplit_once('/').map_or_else(|| "./".to_owned(), |(folder, _)| format!("{folder}/"))
}

/// The last name of a path.
fn last(word: &str) -> String {
    if word.contains("$(") {
        return word.to_owned();
    }
    word.rsplit('/').next().unwrap_or(word).to_owned()
}

/// `word` with `to` for `from`, in both of which `%` stands for the same stem.
fn patched(word: &str, from: &str, to: &str) -> String {
    match from.split_once('%') {
        Some((start, end)) => word
            .strip_prefix(start)
            .and_then(|rest| rest.strip_suffix(end))
            .map_or_else(|| word.to_owned(), |stem| to.replace('%', stem)),
        None => word.replace(from, to),
    }
}

/// The parts of a function's words between commas that stand in no bracket.
fn split(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '{' => depth = depth.saturating_add(1),
            ')' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(last) = parts.last_mut() {
            last.push(c);
        }
    }
    parts
}
