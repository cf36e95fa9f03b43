//! Columns that line up with and without colour: padded by what is seen, painted afterwards.

use std::borrow::Cow;

use terminal::Style;

/// A cell: its text, escaped already, and its style.
pub(crate) type Cell = (String, Style);

/// A cell without style.
#[must_use]
pub(crate) fn plain(text: impl Into<String>) -> Cell {
    (text.into(), Style::Plain)
}

/// 12: a last column that has less room is not worth cutting; the terminal may wrap it.
const LEAST: usize = 12;

/// The rows as lines, the head in bold, two spaces between columns; the last column is not padded, and cut to what a
/// terminal has room for. A pipe gets every character.
#[must_use]
pub(crate) fn lines(head: &[&str], rows: &[Vec<Cell>]) -> Vec<String> {
    fitted(head, rows, terminal::columns())
}

fn fitted(head: &[&str], rows: &[Vec<Cell>], columns: Option<usize>) -> Vec<String> {
    let head: Vec<Cell> = head.iter().map(|h| ((*h).to_owned(), Style::Bold)).collect();
    let width = |column: usize| {
        let cells = std::iter::once(&head).chain(rows).filter_map(|row| row.get(column));
        cells.map(|(text, _)| text.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let before = widths.iter().rev().skip(1).fold(0_usize, |sum, width| sum.saturating_add(width.saturating_add(2)));
    let room = columns.map(|columns| columns.saturating_sub(before)).filter(|room| *room >= LEAST);
    let line = |row: &Vec<Cell>| {
        let last = row.len().saturating_sub(1);
        let cells = row.iter().zip(&widths).enumerate().map(|(at, ((text, style), width))| {
            let pad = if at == last { 0 } else { width.saturating_sub(text.chars().count()) };
            let text = if at == last { cut(text, room) } else { Cow::Borrowed(text.as_str()) };
            format!("{}{}", style.paint(&text), " ".repeat(pad))
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    std::iter::once(&head).chain(rows).map(line).collect()
}

/// `text` in at most `room` characters, the last of them an ellipsis where something is missing.
fn cut(text: &str, room: Option<usize>) -> Cow<'_, str> {
    match room {
        Some(room) if text.chars().count() > room => {
            let kept: String = text.chars().take(room.saturating_sub(1)).collect();
            Cow::Owned(format!("{}…", kept.trim_end()))
        }
        _ => Cow::Borrowed(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_column_is_cut_to_the_terminal_and_never_in_a_pipe() {
        let rows = vec![vec![plain("tidy"), plain("puts every file where it belongs")]];
        let bare = |columns| anstream::adapter::strip_str(&fitted(&["NAME", "ABOUT"], &rows, columns)[1]).to_string();
        assert_eq!(bare(Some(20)), "tidy  puts every fi…");
        assert_eq!(bare(None), "tidy  puts every file where it belongs");
        assert_eq!(bare(Some(10)), "tidy  puts every file where it belongs", "too narrow to be worth cutting");
    }

    #[test]
    fn columns_line_up_by_what_is_seen() {
        let rows = vec![vec![plain("a"), plain("b")], vec![("long".into(), Style::Red), plain("c")]];
        let bare: Vec<String> =
            lines(&["x", "y"], &rows).iter().map(|l| anstream::adapter::strip_str(l).to_string()).collect();
        assert_eq!(bare, ["x     y", "a     b", "long  c"]);
    }
}
