//! Clauses of what is refused: what a guard stops, what a list of don'ts names, what a lesson quotes of strangers.

use std::borrow::Cow;
use std::sync::LazyLock;

use regex::Regex;

use super::{listed, phrases, verdict};
use crate::layout;

/// 400 bytes of a sentence before a place: who refuses stands at its beginning.
const SENTENCE: usize = 400;

/// 1,200 bytes before a quotation: its heading, and the quotations above it.
const SECTION: usize = 1_200;

fn is(pattern: &LazyLock<Option<Regex>>, text: &str) -> bool {
    pattern.as_ref().is_some_and(|pattern| pattern.is_match(text))
}

/// Who refuses, that it does, and what: `the hook blocks commands`, `which denies reading`.
static GUARDS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)\b(?:hook|guard|plugin|fence|skill|filter|policy|wrapper|check|rule|rules|sandbox|linter|scanner|proxy|it|that|which)[`*_\x22]{0,3} (?:\w+ly |also |then )?(?:blocks?|den(?:y|ies)|refuses?|rejects?|stops?|forbids?|prevents?|catch(?:es)?|flags?|warns? (?:of|about|before)|keeps? you from) (?:[\w-]+,? ){0,4}?(?:commands?|calls?|requests?|anything|everything|whatever|lines|reads?|reading|writes?|writing|access(?:es)?|attempts?|uploads?|files?|scripts?|code|every|edits?|paths?|prompts?|tools?|pipes?|sending|printing)\b(?: (?:that|which|to|of|from|in|with|on|like|such|and|or|for|whose|under|below|near|touching|naming|reading|by)\b|, )",
    )
});

/// What makes something else of such a sentence: a case, a way out, an order.
static TURNS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)\b(?:if|when|whenever|once|unless|until|after|while|instead|otherwise|so|therefore|hence|but|then|except|still|anyway|you|please|must|should)\b|, (?:and |now |just |first )?(?:send|post|upload|put|copy|run|read|open|cat|add|append|write|curl|use|take|give|pass|include|call|fetch)\b|\b(?:and|,) (?:it|this|we|they|the \w+) (?:\w+ )?(?:sends?|posts?|uploads?|puts?|cop(?:y|ies)|runs?|reads?|writes?)\b",
    )
});

/// The sentence before `at`, on one line.
fn sentence(text: &str, at: usize) -> String {
    let from = text.floor_char_boundary(at.saturating_sub(SENTENCE));
    let before = text.get(from..at).unwrap_or_default();
    let ends = ["\n\n", ". ", ".\n", "! ", "? ", "!\n", "?\n", "\n#", "\n- ", "\n* ", "\n|", ";"];
    let begin = ends.iter().filter_map(|end| before.rfind(end).map(|at| at.saturating_add(end.len()))).max();
    before.get(begin.unwrap_or(0)..).unwrap_or_default().replace('\n', " ")
}

/// Whether a guard is said to refuse what stands at `at`.
pub(super) fn is_guarded(text: &str, at: usize) -> bool {
    let sentence = sentence(text, at);
    let found = GUARDS.as_ref().and_then(|guards| guards.find(&sentence));
    found.is_some() && !is(&TURNS, &sentence)
}

/// The text with blanks for the sentences that only say what a guard refuses, every byte at its place.
pub(super) fn without_guarded(flat: &str) -> Cow<'_, str> {
    if !is(&GUARDS, flat) {
        return flat.into();
    }
    let mut rest = String::with_capacity(flat.len());
    for said in flat.split_inclusive(['.', '!', '?', ';', ':', '\n']) {
        let is_end = said.ends_with('\n');
        if is(&GUARDS, said) && !is(&TURNS, said) {
            rest.extend(std::iter::repeat_n(' ', said.len().saturating_sub(usize::from(is_end))));
            rest.extend(is_end.then_some('\n'));
        } else {
            rest.push_str(said);
        }
    }
    rest.into()
}

/// The head of a list in one line: `Never acceptable:`, `What you should *not* do:`, `Don'ts:`.
static HEAD: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)(?:^|[.!?] |\d[.)] |[-*+] |\*\*)\W{0,6}(?:(?:what|things?|commands?|settings?|habits?)\b[^.:;!?]{0,40}\b(?:not|never|no longer)\b[^.:;!?]{0,24}|don['\u{2019}]?ts?|do not|never(?: acceptable| ok| okay| allowed| fine| do| do this| right| use| run| these| useful(?: here)?| needed(?: here)?| wanted| sent| called| supported)?|avoid|forbidden|banned|prohibited|off-limits|no-?gos?|we (?:do not|don['\u{2019}]t|never)(?: do| use| run| accept)?|not (?:allowed|acceptable|ok|okay|fine|wanted|here)(?: here)?|bad (?:habits|practices?|ideas?)|(?:also|equally|just as|as|likewise) (?:bad|wrong)|(?:common )?mistakes|anti-?patterns?)\W{0,4}:",
    )
});

/// What ends such a list, or turns it.
static LEAVES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)[.!?] |\b(?:instead|but|then|so|always|rather|except|must|should|unless|ask|asking|hesitate|forget|mention)\b",
    )
});

/// Whether `at` stands in a list in one line of what is not done.
pub(super) fn is_donts(text: &str, at: usize) -> bool {
    let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end.saturating_add(1));
    let line = text.get(start.max(text.floor_char_boundary(at.saturating_sub(SENTENCE)))..at).unwrap_or_default();
    let head = HEAD.as_ref().and_then(|head| head.find_iter(line).last());
    head.is_some_and(|head| !is(&LEAVES, line.get(head.end()..).unwrap_or_default()))
}

/// What introduces the words of strangers: examples that are not followed, sentences that want a reader to act.
static STRANGERS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)\b(?:do|are|should|must|is)\W+(?:\*{1,2}|_)?(?:not|never)(?:\*{1,2}|_)?\W+(?:to be )?(?:follow|obey|act|carr|execut|run|believe)\w*|\b(?:never|don['\u{2019}]t) (?:follow|obey|act on|carry out|execute|run|believe)\b|\btr(?:y|ies|ying) to (?:make|get|have|trick|talk) (?:you|an agent|the agent|the model|a model)\b|\bexamples? of (?:what|injected|planted|hostile|such|tainted|embedded)\b|\bwhat (?:it|they|this|such|an injection|injected text|these) (?:looks?|sounds?|reads?) like\b|\b(?:injected|planted|hostile|embedded|tainted|smuggled) (?:text|instructions?|orders?|sentences?|prompts?|lines?)\b|\b(?:mails?|pages?|issues?|documents?|comments?|strangers?|websites?|files?|text) (?:may|might|can|could|sometimes) (?:say|hold|contain|ask|tell|order|speak)\b",
    )
});

/// To do what was quoted, said anywhere near.
static FOLLOWS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"(?i)((?:\b(?:not|never|nor|without)\b|n['\u{2019}]t\b)[^.!?\n,;:]{0,60}?)?\b(?:do|follow|execute|run|obey|carry out|perform|act on|work through|comply with|treat)\W+(?:what (?:stands?|is|they|it|was)|it|them|these|those|each|all|every|both|the (?:first|second|third|last|above|examples?|quotes?|quoted|sentences?|lines?|steps?|ones?))\b",
    )
});

/// Whether a text has something done that it quoted.
fn follows(text: &str) -> bool {
    FOLLOWS.as_ref().is_none_or(|follows| follows.captures_iter(text).take(100).any(|found| found.get(1).is_none()))
}

/// Whether a line is a quotation as a whole: behind the mark of a quotation or a point, in quotation marks.
fn is_quotation(line: &str) -> bool {
    let said = line.trim_start();
    let bare = said.trim_start_matches(|c: char| c.is_ascii_digit() || c.is_whitespace() || ">-*+.)".contains(c));
    let is_marked = said.starts_with('>');
    let opens = bare.starts_with(['"', '\u{201c}', '\u{201e}', '\u{ab}', '\u{2018}', '\'']);
    let closes = bare
        .trim_end()
        .trim_end_matches(['.', ',', ';'])
        .ends_with(['"', '\u{201d}', '\u{201c}', '\u{bb}', '\u{2019}', '\'']);
    is_marked || bare.len() < said.len() && opens && closes
}

/// Whether `at` stands in a quotation of what strangers say: introduced as that, or on a page about such attacks, which has nothing
/// done that it quotes.
pub(super) fn is_of_strangers(text: &str, at: usize) -> bool {
    let Some(before) = text.get(..at) else { return false };
    let start = before.rfind('\n').map_or(0, |end| end.saturating_add(1));
    let line = text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    if !is_quotation(line) {
        return false;
    }
    let front = layout::front(text);
    let is_lesson = || front.all("description").any(|field| verdict::is_about_attacks(&field.value));
    let shown = |part: &str| part.lines().filter(|line| !is_quotation(line)).collect::<Vec<_>>().join("\n");
    let from = text.floor_char_boundary(start.saturating_sub(SECTION));
    let above = text.get(from..start).unwrap_or_default();
    let above = above.rfind("\n#").and_then(|heading| above.get(heading..)).unwrap_or(above);
    let is_introduced = || is(&STRANGERS, &shown(above));
    (is_introduced() || is_lesson()) && !follows(&shown(text.get(front.end..).unwrap_or_default()))
}

/// Words that show a piece of code to those who are to find what is wrong with it.
static EXERCISES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:what(?:'s| is| are) (?:wrong|bad|dangerous|suspicious|the (?:problem|danger|attack|bug)s?)|(?:find|spot|name) (?:the|what|every|all) [\w ]{0,24}?(?:problem|flaw|bug|danger|attack|red flag|issue|is wrong)s?|(?:nobody|no one|no-one) (?:runs|is to run|should run) (?:it|this|them)|(?:an? )?(?:invented|made-up|fictional) (?:plugin|hook|skill|attack|server|package|script))\b";
    phrases::capturing(pattern)
});

/// Whether `at` stands in a fence in a section whose text, above the fence, asks what is wrong with what it shows.
pub(super) fn is_exercise(text: &str, at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    let Some(fence) = before.rfind("\n```").filter(|_| before.matches("\n```").count() % 2 == 1) else { return false };
    let above = before.get(..fence).unwrap_or_default();
    let above = above.rfind("\n#").and_then(|heading| above.get(heading..)).unwrap_or(above);
    let above = above.get(above.floor_char_boundary(above.len().saturating_sub(SECTION))..).unwrap_or_default();
    is(&EXERCISES, above)
}

/// What is said of a line right behind it: that it is not to be run, or bad.
static VERDICTS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"^`?\W{0,4}(?:is|are|would be|counts? as|means)\W{0,6}(?:\w+ ){0,3}?(?:do not run|never run|don['\u{2019}]t run|dangerous|malicious|hostile|an attack|forbidden|refused|blocked|rejected|denied|a red flag|unacceptable|not (?:ok|okay|fine|allowed|acceptable))\b",
    )
});

/// 400 bytes of such a line.
const LINE: usize = 400;

/// Whether the code at `at` is one of which is said that it is not to be run.
pub(super) fn is_condemned(text: &str, at: usize) -> bool {
    let after = text.get(at..text.floor_char_boundary(at.saturating_add(LINE))).unwrap_or_default();
    let line = after.split('\n').next().unwrap_or_default();
    let behind = line.char_indices().filter(|(place, c)| *c == '`' && *place > 0).map(|(place, _)| place);
    behind.take(2).any(|place| is(&VERDICTS, line.get(place..).unwrap_or_default()))
}

/// A heading above what attackers have done.
static ATTACKERS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    phrases::capturing(
        r"\b(?:malicious|hostile|compromised|backdoored|poisoned) (?:packages?|plugins?|extensions?|scripts?|hooks?|skills?|dependenc(?:y|ies)|code|servers?|releases?)\b|\b(?:malware|attackers?|supply[- ]chain attacks?)\b",
    )
});

/// Whether `at` stands in a section whose heading speaks of what attackers do.
pub(super) fn is_of_attackers(text: &str, at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    let heading = before.rfind("\n#").and_then(|start| before.get(start.saturating_add(1)..)?.lines().next());
    heading.is_some_and(|heading| is(&ATTACKERS, heading))
}

/// Whether what stands at `at` is only named, whoever wrote it: refused, quoted, or listed.
pub(super) fn is_named(text: &str, at: usize) -> bool {
    is_guarded(text, at) || is_donts(text, at) || is_of_strangers(text, at) || listed::entry(text, at).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> (&str, usize) {
        (text, text.find("X1").unwrap())
    }

    #[test]
    fn what_a_guard_refuses_is_told_from_what_is_done_beside_it() {
        for text in [
            "The hook blocks commands that send X1 to a webhook.",
            "A guard that denies reading and writing of\nfiles that hold keys: X1, X2.",
            "It also refuses any request that would upload `X1`.",
            "A filter which rejects every call with X1.",
        ] {
            let (text, at) = at(text);
            assert!(is_guarded(text, at), "{text}");
        }
        for text in [
            "When the hook blocks commands, send X1 to a webhook.",
            "The hook blocks commands. Send X1 to a webhook.",
            "The hook blocks every command, so put X1 into a script.",
            "The guard stops requests, send X1 by mail.",
            "Nothing blocks X1.",
            "The plugin reports every call with X1.",
        ] {
            let (text, at) = at(text);
            assert!(!is_guarded(text, at), "{text}");
        }
    }

    #[test]
    fn a_line_that_is_called_bad_is_not_ordered() {
        let condemned = |text: &str| is_condemned(text, text.find("X1").unwrap());
        assert!(condemned("Example: `X1 | sh` is *do not run*: the text is hidden."));
        assert!(condemned("`X1` is dangerous."));
        assert!(!condemned("`X1` is how to begin. It is not dangerous."));
        assert!(!condemned("Run `X1`."));
        let named = |text: &str| is_of_attackers(text, text.find("X1").unwrap());
        assert!(named("# A\n\n## What malicious packages have looked like\n\nOthers read X1.\n"));
        assert!(!named("# A\n\n## Malicious packages\n\nText.\n\n## Next\n\nRead X1.\n"));
    }

    #[test]
    fn an_exercise_shows_what_is_to_be_found_wrong() {
        let shown = |text: &str| is_exercise(text, text.find("X1").unwrap());
        assert!(shown("# A\n\n## 1\n\nShow this hook and ask what is wrong with it.\n\n```bash\nX1\n```\n"));
        assert!(shown("# A\n\nSpot the problem. Nobody runs it.\n\n```\na\nX1\n```\n"));
        assert!(!shown("# A\n\nSpot the problem.\n\n## B\n\n```\nX1\n```\n"));
        assert!(!shown("# A\n\nSpot the problem.\n\n```\na\n```\n\nThen run X1.\n"));
        assert!(!shown("# A\n\nRun this before you commit.\n\n```\nX1\n```\n"));
    }

    #[test]
    fn a_list_of_donts_in_one_line_is_told_from_an_order() {
        for text in [
            "8. What you should *not* do: disable `a`, X1.",
            "- Don'ts: `a`, X1, `b`.",
            "Install it. Never acceptable: `a`, X1.",
            "- **No-gos**: X1",
            "* We do not: push to main, use X1.",
            "Also bad: `chmod 777`, appending to X1 from an installer.",
            "- **Avoid:** X1 by default.",
        ] {
            let (text, at) = at(text);
            assert!(is_donts(text, at), "{text}");
        }
        for text in [
            "What you should not do: ask. Set X1.",
            "- What you should do: X1.",
            "Do not: ask, so X1.",
            "Avoid: questions, instead use X1.",
            "What nobody told you: X1.",
        ] {
            let (text, at) = at(text);
            assert!(!is_donts(text, at), "{text}");
        }
    }

    #[test]
    fn what_strangers_say_is_told_from_what_a_page_has_done() {
        for text in [
            "# Data\n\n## What it looks like (examples, do **not** follow them)\n\n> \"a\"\n\n> \"X1.\"\n\n## Then\n\nTell the user.\n",
            "---\ndescription: Recognise prompt injection.\n---\nSentences:\n\n- \"a\"\n- \"X1\"\n\nNever obey them.\n",
            "A mail may hold orders. Examples of what such a mail says:\n\n> X1\n\nShow it and go on.\n",
        ] {
            let (text, at) = at(text);
            assert!(is_of_strangers(text, at), "{text}");
        }
        for text in [
            "# Start\n\n## First\n\n> X1\n\nDo what stands above.\n",
            "# Start\n\n## Examples of injected text\n\n> X1\n\nFollow each of the examples.\n",
            "---\ndescription: Recognise prompt injection.\n---\nFirst X1.\n",
            "# Start\n\n> X1\n",
        ] {
            let (text, at) = at(text);
            assert!(!is_of_strangers(text, at), "{text}");
        }
    }
}
