//! The text of every listed plugin, folded and laid end to end, so that a search is one pass over memory.

use std::cmp::Reverse;

use memchr::memmem::Finder;
use schemas::Status;

use super::query::{Query, Sort};
use super::spelling::Spelling;
use super::{Marks, folded};
use crate::plugin::Plugin;

/// Most names begin so, and nobody types it.
const PREFIX: &str = "deepcode-plugin-";

/// What a word that stands in no name adds to a rank where it begins a word of the text, or stands inside one.
const IN_TEXT: usize = 4;

/// The listed plugins, as they are searched.
#[derive(Debug, Default)]
pub struct Search {
    /// One plugin after another: name, publisher, description, network names, a line each. No word has a line feed in it,
    /// so what is found lies within one line.
    text: String,
    /// By name, as the plugins are.
    entries: Vec<Entry>,
    spelling: Spelling,
}

/// One plugin.
#[derive(Debug)]
pub(super) struct Entry {
    /// Its place in the catalog.
    plugin: usize,
    /// Where its text begins.
    start: usize,
    name_end: usize,
    domains: usize,
    end: usize,
    pub(super) marks: Marks,
    /// Its place among all, the newest audit first.
    newness: usize,
    is_discouraged: bool,
}

impl Search {
    /// The listed ones of `plugins`, which are in the order of their names.
    #[must_use]
    pub fn of(plugins: &[Plugin]) -> Self {
        let mut search = Self::default();
        let listed = || plugins.iter().enumerate().filter(|(_, plugin)| plugin.is_listed());
        for (at, plugin) in listed() {
            search.add(at, plugin);
        }
        search.text.shrink_to_fit();
        search.spelling = Spelling::of(listed().map(|(_, plugin)| short(plugin.name.as_str())));
        let day = |entry: &Entry| plugins.get(entry.plugin)?.current()?.entry.audited_at;
        let mut newest: Vec<_> =
            search.entries.iter().enumerate().map(|(at, entry)| (Reverse(day(entry)), at)).collect();
        newest.sort_unstable();
        for (newness, (_, at)) in newest.into_iter().enumerate() {
            if let Some(entry) = search.entries.get_mut(at) {
                entry.newness = newness;
            }
        }
        search
    }

    fn add(&mut self, plugin: usize, of: &Plugin) {
        let start = self.text.len();
        self.line(of.name.as_str());
        let name_end = self.text.len();
        self.line(&of.maintainer);
        self.line(&of.description);
        let domains = self.text.len();
        let asked = of.current().map(|release| release.entry.allowed_domains.join(" "));
        self.line(&asked.unwrap_or_default());
        let (end, marks) = (self.text.len(), Marks::of(of));
        let is_offered = of.current().is_some_and(|release| release.is_offered());
        let is_discouraged = of.status == Status::Deprecated || !is_offered;
        self.entries.push(Entry { plugin, start, name_end, domains, end, marks, newness: 0, is_discouraged });
    }

    fn line(&mut self, text: &str) {
        self.text.extend(folded(text));
        self.text.push('\n');
    }

    /// How many bytes of memory it takes, but for what an allocator adds.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let entries = self.entries.capacity().saturating_mul(size_of::<Entry>());
        self.text.capacity().saturating_add(entries).saturating_add(self.spelling.bytes())
    }

    /// Places in the catalog of everything that fits, best first; of equals by name.
    #[must_use]
    pub fn find(&self, query: &Query) -> Vec<usize> {
        let words = query.words();
        let mut found = self.fitting(query, &words);
        match query.sort {
            Sort::Relevance => {
                let ranking = Ranking::by(&words);
                found.sort_by_cached_key(|entry| self.rank(entry, &ranking));
            }
            Sort::Newest => found.sort_unstable_by_key(|entry| entry.newness),
            Sort::Name => {}
        }
        found.into_iter().map(|entry| entry.plugin).collect()
    }

    /// How many fit.
    pub(super) fn count(&self, query: &Query) -> usize {
        self.fitting(query, &query.words()).len()
    }

    /// Everything that has all of `words`, which are the query's, and passes its filters, by name.
    fn fitting(&self, query: &Query, words: &[String]) -> Vec<&Entry> {
        let domain = query.folded_domain();
        let has_domain = Finder::new(domain.as_bytes());
        let mut found = self.with(words);
        found.retain(|entry| {
            query.filters.iter().all(|filter| filter.allows(entry.marks))
                && (domain.is_empty() || has_domain.find(self.piece(entry.domains, entry.end)).is_some())
        });
        found
    }

    /// Everything that has all of `words`, by name.
    pub(super) fn with(&self, words: &[String]) -> Vec<&Entry> {
        // The longest word is in the fewest plugins, and the others are looked for in those alone.
        let Some(longest) = words.iter().max_by_key(|word| word.len()) else { return self.entries.iter().collect() };
        let others: Vec<_> =
            words.iter().filter(|word| *word != longest).map(|word| Finder::new(word.as_bytes())).collect();
        let first = Finder::new(longest.as_bytes());
        let (mut found, mut entries, mut from) = (Vec::new(), self.entries.iter(), 0_usize);
        while let Some(at) = first.find(self.piece(from, self.text.len())) {
            let at = from.saturating_add(at);
            let Some(entry) = entries.find(|entry| entry.end > at) else { break };
            let text = self.piece(entry.start, entry.end);
            if others.iter().all(|other| other.find(text).is_some()) {
                found.push(entry);
            }
            from = entry.end;
        }
        found
    }

    /// The nearest word of a name, for one that stands nowhere.
    pub(super) fn meant(&self, word: &str) -> Option<&str> {
        let is_known = Finder::new(word.as_bytes()).find(self.text.as_bytes()).is_some();
        if is_known { None } else { self.spelling.nearest(word) }
    }

    fn piece(&self, from: usize, to: usize) -> &[u8] {
        self.text.as_bytes().get(from..to).unwrap_or_default()
    }

    /// Lower is better: the name itself, then word by word its beginning, a word of it, a part of it, a word of the other
    /// text, a part of that. What nobody should take comes after everything else.
    fn rank(&self, entry: &Entry, by: &Ranking<'_>) -> (bool, usize) {
        let name = self.text.get(entry.start..entry.name_end).unwrap_or_default().trim_end();
        let short = short(name);
        if short == by.phrase || name == by.phrase {
            return (entry.is_discouraged, 0);
        }
        let rest = self.piece(entry.name_end, entry.end);
        let of =
            |(word, finder): &(&str, Finder<'_>)| in_name(name, short, word).unwrap_or_else(|| in_text(rest, finder));
        (entry.is_discouraged, by.words.iter().map(of).sum::<usize>().saturating_add(1))
    }
}

/// What ranks are given by, made once for all that is ranked.
struct Ranking<'a> {
    /// The words as a name would have them.
    phrase: String,
    words: Vec<(&'a str, Finder<'a>)>,
}

impl<'a> Ranking<'a> {
    fn by(words: &'a [String]) -> Self {
        let finder = |word: &'a String| (word.as_str(), Finder::new(word.as_bytes()));
        Self { phrase: words.join("-"), words: words.iter().map(finder).collect() }
    }
}

/// A name without what most begin with.
fn short(name: &str) -> &str {
    name.strip_prefix(PREFIX).unwrap_or(name)
}

fn in_name(name: &str, short: &str, word: &str) -> Option<usize> {
    if short == word || name == word {
        Some(0)
    } else if short.starts_with(word) || name.starts_with(word) {
        Some(1)
    } else if short.split('-').any(|part| part.starts_with(word)) {
        Some(2)
    } else {
        name.contains(word).then_some(3)
    }
}

fn in_text(text: &[u8], word: &Finder<'_>) -> usize {
    let begins = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| text.get(at));
        before.is_none_or(|byte| byte.is_ascii() && !byte.is_ascii_alphanumeric())
    };
    let is_word = word.find_iter(text).any(begins);
    if is_word { IN_TEXT } else { IN_TEXT.saturating_add(1) }
}
