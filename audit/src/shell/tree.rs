//! A shell line as a tree: lists of pipelines of commands, words in parts, nothing judged yet.

/// Commands one after another.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Script {
    pub(super) pipelines: Vec<Pipeline>,
}

/// Commands joined by `|`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Pipeline {
    pub(super) commands: Vec<Command>,
    /// Whether `&` ends it.
    pub(super) background: bool,
    /// Whether the shell is told to forget it: `&!`, `&|`.
    pub(super) left: bool,
}

/// One command, or a group of them in brackets or between keywords.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Command {
    pub(super) assigns: Vec<(String, Word)>,
    pub(super) words: Vec<Word>,
    pub(super) redirects: Vec<Redirect>,
    pub(super) group: Option<Script>,
    /// The name of the function whose body the group is.
    pub(super) defines: Option<String>,
    /// Whether it goes on beside the script, which reads what it prints: `coproc`.
    pub(super) beside: bool,
    /// How it hangs on what stands before.
    pub(super) link: Link,
    /// What its first command decides, where it is a group.
    pub(super) asks: Asks,
    /// The name of a loop, and the words that it goes through.
    pub(super) each: Option<(String, Vec<Word>)>,
    /// The word and the patterns for which the group is a branch of `case`.
    pub(super) only: Option<(Word, String)>,
    /// First byte in the text that was parsed, and the byte after the last.
    pub(super) span: (usize, usize),
}

/// What the first command of a group decides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Asks {
    /// Nothing.
    #[default]
    Nothing,
    /// Which branch runs: `if`.
    Which,
    /// Whether it goes round once more: `while`, `until`.
    Again,
}

/// How a command hangs on the one before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Link {
    /// It follows.
    #[default]
    After,
    /// It runs where what stands before did well: behind `&&`.
    Also,
    /// It runs where what stands before did not: behind `||`, `else` and fish's `or`.
    Otherwise,
}

/// Where input comes from or output goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Redirect {
    /// `< word`
    From(Word),
    /// `> word`, `>> word`, `&> word`
    To(Word),
    /// `<< END`: the text, and whether it is taken as it is.
    Here(Word),
    /// `<<< word`
    Text(Word),
    /// `2> word`: what is printed goes on.
    Beside(Word),
    /// `<> word`
    Both(Word),
}

/// A word in parts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Word {
    pub(super) parts: Vec<Part>,
}

/// A part of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) what: What,
    /// Whether quotes keep it from being split.
    pub(super) quoted: bool,
}

/// Whether quotes stand around a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quote {
    Bare,
    Quoted,
}

/// What a part is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    /// Itself.
    Text(String),
    /// `$NAME`, `${NAME}`, `${NAME:-word}` and the like: the name, and what follows it inside the braces.
    Variable(String, String),
    /// `$(…)` or backticks.
    Output(Script),
    /// `<(…)` or `>(…)`.
    Process(Script),
    /// `$((…))`.
    Number,
}

impl Word {
    pub(super) fn push(&mut self, what: What, quote: Quote) {
        let quoted = quote == Quote::Quoted;
        if let What::Text(more) = &what
            && let Some(Part { what: What::Text(text), quoted: same }) = self.parts.last_mut()
            && *same == quoted
        {
            text.push_str(more);
            return;
        }
        self.parts.push(Part { what, quoted });
    }

    /// The text of a word that is nothing but unquoted text: keywords and operators are such.
    pub(super) fn bare(&self) -> Option<&str> {
        match self.parts.as_slice() {
            [Part { what: What::Text(text), quoted: false }] => Some(text),
            _ => None,
        }
    }
}
