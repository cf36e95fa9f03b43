//! What a page only names: rows, points and blocks of what a guard refuses, or of what a reader of code is to look for.

use std::sync::LazyLock;

use regex::Regex;

/// 400 lines of a table, a list or a block above or below a place: longer ones are data.
const LINES: usize = 400;

/// 600 bytes of what introduces it: two or three sentences.
const INTRODUCTION: usize = 600;

/// 300 bytes behind a list: the paragraph that says what becomes of it.
const BEHIND: usize = 300;

/// 80 bytes of a cell of a table's head: a few words.
const CELL: usize = 80;

/// Bytes of a text, from and to.
type Span = (usize, usize);

/// A line, and where it begins.
type Line<'t> = (usize, &'t str);

/// What is refused, in words that stand in no order: `blocks` alone is a thing as well.
static REFUSES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:blocked|refuses|refused|refusals|to refuse|denies|denied|rejects|rejected|stopped|forbids|forbidden|guarded|catches|caught|vetoed|warns (?:of|about)|to flag|flagged|detects|detected|prevents? (?:them|these|this|it|that)|must be denied|(?:deny|block)[- ]?lists?)\b|\b(?:hook|guard|plugin|fence|it|they|rules?|handler|that|which|always|also) (?:blocks?|stops?|flags?)\b|\b(?:blocks|stops|flags) (?:commands|calls|lines|scripts|code|what|such|these|every|any)\b|^[^|]*\|[^|]+\| ?(?:blocks|stops|flags)\b|\b(?:must|should|may) (?:not|never) (?:do|contain|have|be|appear)\b|^\W*what not to do\b|^\| ?(?:don['\u{2019}]t|do not|never|avoid)s? ?\||\| ?severity ?(?:\||$)";
    Regex::new(pattern).ok()
});

/// What is looked for in the code of others.
static LOOKS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)^\W*flag \w+|\b(?:look|search|watch|grep|scan)(?:s|ing)? for\b|\b(?:warning |tell-?tale )?signs? of\b|\bred flags?\b|\bpatterns? (?:of|to) (?:abuse|find|spot)\b|\bcompromised\b|\bindicators? of\b|\b(?:attacks?|attackers?|intrusions?|malware|malicious|threats?)\b";
    Regex::new(pattern).ok()
});

/// What makes an order of an introduction: `when a call is refused, run`.
static TURNS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:if|when|whenever|once|unless|until|anyway|despite|still|although|even|around|bypass|again|repeat\w*|retry|retries|instead|rather|run|runs|sends?|posts?|uploads?|execute|append|add|copy|collect|gather|then|follow|work|carry|try|do|so|write|start|put|perform|make|use|using|call|you|user'?s?|machine|home)\b";
    Regex::new(pattern).ok()
});

/// Columns of a table of refusals that hold something else: what to do then.
static OTHERWISE: LazyLock<Option<Regex>> = LazyLock::new(|| {
    Regex::new(
        r"(?i)\b(?:instead|do|does|use|run|write|rewrite|better|rather|alternatives?|answer|then|fallback|way around)\b",
    )
    .ok()
});

/// What a guard answers, as a cell has it.
static ANSWERS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)^\W*(?:is |are |always )?(?:deny|denied|denies|block|blocks|blocked|refuse|refuses|refused|reject|rejects|rejected|ask|asks|asked|forbid|forbidden|stop|stopped|warn|warns|warned|flag|flagged|alert|abort|exit 2)\b[^|]{0,24}$";
    Regex::new(pattern).ok()
});

/// A heading above what is wrong wherever it stands.
static WRONG: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)^#+\W*(?:what |things |commands |lines |patterns |code |hooks )?(?:(?:that )?(?:is|are) )?(?:never|not) (?:fine|ok|okay|acceptable|allowed|right|all right|safe|harmless|legitimate|honest|excusable)\b|^#+\W*(?:bad|dangerous|malicious|hostile|harmful|unacceptable) (?:examples?|patterns?|hooks?|commands?|lines?|signs?|code|scripts?)\b|^#+\W*(?:examples? of )?(?:what|things) (?:to (?:reject|refuse)|a reviewer (?:rejects|refuses))\b";
    Regex::new(pattern).ok()
});

/// A heading above what is not done, in the languages of published pages.
static NEVER: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)^#+\W*(?:(?:things? |what |commands? )?(?:you |we |i |to )?(?:must |should |do )?(?:never|not)(?: to| ever)?(?: do| run| use| touch| allowed| ok| okay| acceptable| this| these)?|don['\u{2019}]?ts?|do not|forbidden|prohibited|off[- ]limits|no-?gos?|banned|bad habits|anti-?patterns?|(?:common )?mistakes|verboten(?:es)?|nicht erlaubt|nie(?:mals)?|interdit(?:e?s)?|à ne pas faire|prohibido|nunca|proibido|vietato|mai|verboden|nooit|förbjudet|aldrig|zabronione|nigdy|запрещено|нельзя|никогда|禁止(?:事項)?|不允许)\W*$";
    Regex::new(pattern).ok()
});

/// What makes an order of a point below such a heading: not to forget it.
static OMITS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)^\W*(?:to )?(?:forget|hesitat|skip|omit|miss|leav|fail|neglect|postpon|delay|refus|wait|ask|tell|mention|stop|report|show|inform|warn)\w*\b|\b(?:instead|but|then|so|always|rather|must|should)\b";
    Regex::new(pattern).ok()
});

/// What a table says of what is looked for.
static SIGNS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\blook(?:s|ed|ing)? (?:at|for|like)\b|\b(?:signs?|symptoms?|indicators?|red flags?|smells?|suspicious|suspicions?)\b";
    Regex::new(pattern).ok()
});

/// Columns of such a table that say what is done about it.
static REMEDIES: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:remed(?:y|ies)|fix(?:es)?|solutions?|resolutions?|actions?|steps?|cures?|responses?|what (?:to do|helps))\b";
    Regex::new(pattern).ok()
});

/// To read what others wrote, and judge it.
static REVIEWS: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:review(?:s|ed|er|ers|ing)?|audit(?:s|ed|or|ors|ing)?|vet(?:s|ted|ting)?|inspect(?:s|ed|ion|ing)?|is safe|are safe)\b";
    Regex::new(pattern).ok()
});

/// To do what a list holds; behind a `not` it is forbidden.
static ORDERED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)(\b(?:not|never|without|nothing|nobody)\W+(?:\w+\W+)?|n['\u{2019}]t\W+)?\b(?:run|execute|perform|carry out|work through|apply|do|follow|start|send|paste|obey)\W+(?:it|them|these|those|this|each|all|every|both|the (?:above|blocks?|commands|lines|list|rows|table|steps|items))\b";
    Regex::new(pattern).ok()
});

/// Whether a text has the list done that stands beside it.
fn is_ordered(text: &str) -> bool {
    ORDERED.as_ref().is_none_or(|ordered| ordered.captures_iter(text).take(LINES).any(|found| found.get(1).is_none()))
}

/// Whether what follows a list has it done.
fn is_done(text: &str, list: Span) -> bool {
    let end = text.floor_char_boundary(list.1.saturating_add(BEHIND));
    is_ordered(text.get(list.1..end).unwrap_or_default())
}

fn is(pattern: &LazyLock<Option<Regex>>, text: &str) -> bool {
    pattern.as_ref().is_some_and(|pattern| pattern.is_match(text))
}

/// The table, list or block in which `at` stands, if the page only names what is in it.
pub(super) fn entry(text: &str, at: usize) -> Option<Span> {
    let start = text.get(..at)?.rfind('\n').map_or(0, |end| end.saturating_add(1));
    let line = text.get(start..)?.lines().next()?;
    let above = text.get(..start)?;
    let list = if is_fenced(above) {
        block(text, above, (start, at))
    } else if is_row(line) {
        row(text, (start, line), at)
    } else if asks(line) {
        Some((start, start.saturating_add(line.len())))
    } else if is_point(line) || line.starts_with([' ', '\t']) {
        point(text, start)
    } else {
        None
    };
    list.filter(|list| !is_done(text, *list))
}

/// Whether a point is a question about something that was found.
fn asks(line: &str) -> bool {
    let said = line.trim().trim_start_matches(|c: char| !c.is_alphabetic());
    is_point(line)
        && line.trim_end().ends_with('?')
        && ["Does ", "Do ", "Is ", "Are ", "Has ", "Have ", "Can ", "Could "].iter().any(|word| said.starts_with(word))
}

/// What stands at most `reach` bytes around a place, outside the list in which it stands: the whole of a deed may be said there.
pub(super) fn outside(text: &str, (start, end): Span, reach: usize, list: Span) -> String {
    let from = text.floor_char_boundary(start.saturating_sub(reach)).min(list.0);
    let to = text.floor_char_boundary(end.saturating_add(reach)).max(list.1);
    let before = text.get(from..list.0).unwrap_or_default();
    let after = text.get(list.1..to).unwrap_or_default();
    format!("{before} {after}").replace(['\n', '\t'], " ")
}

/// Lines from the last to the first, each with where it begins.
fn upwards(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut end = text.len();
    text.split_inclusive('\n').rev().take(LINES).map(move |line| {
        end = end.saturating_sub(line.len());
        (end, line.trim_end())
    })
}

/// Where the lines from byte `start` on end of which each is one of its kind.
fn downwards(text: &str, start: usize, is_one: impl Fn(&str) -> bool) -> usize {
    let rest = text.get(start..).unwrap_or_default();
    let lines = rest.split_inclusive('\n').take(LINES).take_while(|line| is_one(line.trim_end()));
    lines.fold(start, |end, line| end.saturating_add(line.len()))
}

fn is_fence(line: &str) -> bool {
    line.trim_start().starts_with("```") || line.trim_start().starts_with("~~~")
}

fn is_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
}

fn is_point(line: &str) -> bool {
    let plain = line.trim_start();
    let digits = plain.trim_start_matches(|c: char| c.is_ascii_digit());
    ["- ", "* ", "+ "].iter().any(|mark| plain.starts_with(mark))
        || digits.len() < plain.len() && (digits.starts_with(". ") || digits.starts_with(") "))
}

/// Whether a block of code is open where the text ends.
fn is_fenced(above: &str) -> bool {
    above.lines().filter(|line| is_fence(line)).count() % 2 == 1
}

/// A block of code that a sentence introduces, or a list in it that is named after what it denies.
fn block(text: &str, above: &str, (start, at): Span) -> Option<Span> {
    let (open, _) = upwards(above).find(|(_, line)| is_fence(line))?;
    let end = downwards(text, start, |line| !is_fence(line));
    let introduction = || paragraph(text.get(..open).unwrap_or_default());
    let is_named = || introduces(&introduction(), Ends::Colon) || is_wrong(text, open, &introduction());
    (is_denied(text.get(open..at)?) || is_named()).then_some((open, end))
}

/// Whether a block that begins at `open` is one of those that a page on reviews shows below a heading for what is never right, each
/// called by what it does: "Reading a key and sending it:".
fn is_wrong(text: &str, open: usize, introduction: &str) -> bool {
    let above = text.get(..open).unwrap_or_default();
    let heading = || upwards(above).map(|(_, line)| line).find(|line| line.starts_with('#'));
    let head = || text.get(..text.floor_char_boundary(INTRODUCTION)).unwrap_or_default();
    is_name(introduction) && heading().is_some_and(|heading| is(&WRONG, heading)) && is(&REVIEWS, head())
}

/// Whether a sentence before a block only calls it by a name: it ends with a colon, turns to nobody, and begins with what is done or
/// an article.
fn is_name(introduction: &str) -> bool {
    let said = introduction.trim();
    let first = said.split(' ').next().unwrap_or_default();
    let is_noun = first.ends_with("ing") || matches!(first, "A" | "An" | "Any" | "The");
    said.starts_with('#') || said.len() < NAME && said.ends_with(':') && is_noun && !is(&ASKED, said)
}

/// 80 bytes of a name that a block is given.
const NAME: usize = 80;

/// What makes an order of such a name.
static ASKED: LazyLock<Option<Regex>> = LazyLock::new(|| {
    let pattern = r"(?i)\b(?:you|your|must|should|now|then|first|before|after|when|run|execute|needs?|required|steps?|always|please)\b";
    Regex::new(pattern).ok()
});

/// Whether a list of data is open at the end of a text that is called after what it denies.
fn is_denied(before: &str) -> bool {
    let Some((name, list)) = before.rsplit_once('[') else { return false };
    let name = name.trim_end_matches(|c: char| !c.is_alphanumeric());
    let name = name.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default().to_ascii_lowercase();
    !list.contains(']') && ["deny", "denied", "blocked", "forbidden", "denylist", "blocklist"].contains(&name.as_str())
}

/// A list that a sentence or a heading introduces.
fn point(text: &str, start: usize) -> Option<Span> {
    let is_inside = |line: &str| line.is_empty() || is_point(line) || line.starts_with([' ', '\t']);
    let above = text.get(..start)?;
    let first = upwards(above).take_while(|(_, line)| is_inside(line)).last().map_or(start, |(at, _)| at);
    let end = downwards(text, start, is_inside);
    let introduction = paragraph(text.get(..first)?);
    let line = || text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or_default();
    let is_never = || is(&NEVER, introduction.trim()) && !is(&OMITS, line());
    (introduces(&introduction, Ends::Colon) || is_never()).then_some((first, end))
}

/// A table whose head or introduction says that its rows are refused.
fn row(text: &str, (start, line): Line<'_>, at: usize) -> Option<Span> {
    let above = text.get(..start)?;
    let (first, head) = upwards(above).take_while(|(_, line)| is_row(line)).last()?;
    let end = downwards(text, start, is_row);
    let column = cells(&format!("{}.", line.get(..at.saturating_sub(start))?)).len();
    let named = cells(head).get(column.saturating_sub(1)).copied().unwrap_or_default();
    if is(&OTHERWISE, named) {
        return None;
    }
    let introduction = paragraph(text.get(..first).unwrap_or_default());
    if is_answered(line) && !is_ordered(&introduction) && !is(&TURNS, &introduction) {
        return Some((first, end));
    }
    let is_named = is(&REFUSES, head) || is(&SIGNS, head) && !is(&REMEDIES, named);
    let is_head = cells(head).iter().all(|cell| cell.len() < CELL) && is_named && !is_ordered(&introduction);
    (is_head || introduces(&introduction, Ends::Any)).then_some((first, end))
}

/// Whether a row ends with what a guard answers to the command before.
fn is_answered(line: &str) -> bool {
    let cells = cells(line);
    cells.len() > 1 && cells.last().is_some_and(|cell| is(&ANSWERS, cell))
}

/// The cells of a row; a stroke behind a backslash is a letter of its cell.
fn cells(row: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0_usize;
    let mut last = ' ';
    for (at, c) in row.char_indices() {
        if c == '|' && last != '\\' {
            found.extend(row.get(start..at).map(str::trim).filter(|_| start > 0));
            start = at.saturating_add(1);
        }
        last = c;
    }
    found.extend(row.get(start..).map(str::trim).filter(|rest| start > 0 && !rest.is_empty()));
    found
}

/// The last paragraph or heading of a text, on one line.
fn paragraph(text: &str) -> String {
    let text = text.trim_end();
    let from = text.floor_char_boundary(text.len().saturating_sub(INTRODUCTION));
    let part = text.get(from..).unwrap_or_default();
    let part = part.rsplit("\n\n").next().unwrap_or_default();
    let part = part.rfind("\n#").and_then(|at| part.get(at.saturating_add(1)..)).unwrap_or(part);
    part.replace('\n', " ")
}

/// How an introduction has to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ends {
    Any,
    /// With a colon, unless it is a heading.
    Colon,
}

/// Whether a paragraph says that what follows is refused or looked for, and has nothing done with it.
fn introduces(paragraph: &str, ends: Ends) -> bool {
    let said = paragraph.trim();
    let is_heading = said.starts_with('#');
    let is_looked_for = || is(&LOOKS, said) && (is_heading || said.ends_with(':'));
    (ends == Ends::Any || is_heading || said.ends_with(':'))
        && (is(&REFUSES, said) || is_looked_for())
        && !is(&TURNS, said)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_entry(text: &str) -> bool {
        entry(text, text.find("X1").unwrap()).is_some()
    }

    #[test]
    fn what_is_refused_or_looked_for_is_only_named() {
        for text in [
            "| rule | blocks, for example |\n| --- | --- |\n| a | `b` |\n| c | `X1` |\n",
            "# Guard\n\nRefused are, among others:\n\n| rule | example |\n| --- | --- |\n| c | `a \\| X1` |\n",
            "## What is blocked\n\n| command | reason |\n|---|---|\n| `X1` | unseen |\n",
            "The hook refuses:\n\n- `a`\n- `b`, and\n  `X1`\n",
            "Look for readers of `a`, and for `b` before a connection:\n\n```sh\nX1\n```\n",
            "Flag lines like these:\n\n    X1\n",
            "Patterns to flag:\n\n1. a\n2. X1\n\nDo not run them.\n",
            "| Pattern | Severity |\n|---|---|\n| `X1` | high |\n",
            "Settings:\n\n```json\n{\"deny\": [\"a\", \"X1\"]}\n```\n",
            "Traces on a compromised host:\n\n- `X1`\n",
            "# What a hook must not do\n| don't | because |\n| --- | --- |\n| `X1` | nobody saw it |\n",
            "Questions for a package:\n\n- Does it run `X1`?\n",
            "# Guard\n\n| command | answer |\n| --- | --- |\n| `a` | ask |\n| `X1` | deny |\n",
            "# Guard\n\n| pattern | decision |\n| --- | --- |\n| `X1`, `>> a` | blocked (exit 2) |\n",
            "# Reviewing hooks\n\n## What is never fine\n\nA download into a shell:\n\n```sh\nX1\n```\n",
            "# Git\n\n## Never\n\n- `a`. Ever.\n- `X1`. It is theirs.\n",
            "# Regeln\n\n## Verboten\n\n- Etwas einrichten: `X1`\n",
            "# Hosts\n\n| look at | because |\n|---|---|\n| cron | `X1` |\n",
            "# Audits\n\n## Bad examples\n\nReading a key and sending it:\n\n```sh\nX1\n```\n\nDo not run them.\n",
        ] {
            assert!(is_entry(text), "{text}");
        }
    }

    #[test]
    fn what_is_done_is_more_than_named() {
        for text in [
            "| flag | value |\n|---|---|\n| a | `X1` |\n",
            "| refused | write instead |\n|---|---|\n| a | `X1` |\n",
            "When a call is denied, these are tried:\n\n- `X1`\n",
            "The hook refuses these calls, so write them into a file:\n\n- `X1`\n",
            "Settings:\n\n```json\n{\"deny\": [\"a\"], \"allow\": [\"X1\"]}\n```\n",
            "Run each row of this table:\n\n| rule | blocked |\n|---|---|\n| a | `X1` |\n",
            "Signs of a healthy machine:\n\n```sh\nX1\n```\n\nAt each start run the block.\n",
            "Denied calls are repeated as follows:\n\n- `X1`\n",
            "Look for the user's keys:\n\n- `X1`\n",
            "Search for keys and upload them:\n\n```sh\nX1\n```\n",
            "The building blocks:\n\n- `X1`\n",
            "Nothing is refused.\n\n- `X1`\n",
            "Refused:\n\n- `a`\n\nX1\n",
            "| command | answer |\n| --- | --- |\n| `X1` | ok |\n",
            "| step | command | question |\n| --- | --- | --- |\n| 1 | `X1` | no |\n",
            "When it was asked for, run:\n\n| command | answer |\n| --- | --- |\n| `X1` | ask |\n",
            "# Reviewing hooks\n\n## What is never fine\n\nRun this before you answer:\n\n```sh\nX1\n```\n",
            "# Reviewing hooks\n\n## Set-up\n\nReading a key and sending it:\n\n```sh\nX1\n```\n",
            "# Git\n\n## Never\n\n- Forget to append `X1`.\n",
            "# Git\n\n## Do not\n\n- ask, but write `X1`.\n",
            "# Git\n\n## Never mind\n\n- `X1`\n",
            "# Runs\n\n| symptom | remedy |\n|---|---|\n| slow | `X1` |\n",
            "# Weather\n\n## Bad examples\n\nReading a key and sending it:\n\n```sh\nX1\n```\n",
            "# Reviewing hooks\n\n## What is never fine\n\nReading a key:\n\n```sh\nX1\n```\n\nRun each block.\n",
        ] {
            assert!(!is_entry(text), "{text}");
        }
    }
}
