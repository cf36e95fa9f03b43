//! Columns that line up with and without colour: padded by what is seen, painted afterwards.

use terminal::Style;

/// A cell: its text, escaped already, and its style.
pub(crate) type Cell = (String, Style);

/// A cell without style.
#[must_use]
pub(crate) fn plain(text: impl Into<String>) -> Cell {
    (text.into(), Style::Plain)
}

/// The rows as lines, the head in bold, two spaces between columns; the last column is not padded.
#[must_use]
pub(crate) fn lines(head: &[&str], rows: &[Vec<Cell>]) -> Vec<String> {
    let head: Vec<Cell> = head.iter().map(|h| ((*h).to_owned(), Style::Bold)).collect();
    let width = |column: usize| {
        let cells = std::iter::once(&head).chain(rows).filter_map(|row| row.get(column));
        cells.map(|(text, _)| text.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    let line = |row: &Vec<Cell>| {
        let last = row.len().saturating_sub(1);
        let cells = row.iter().zip(&widths).enumerate().map(|(at, ((text, style), width))| {
            let pad = if at == last { 0 } else { width.saturating_sub(text.chars().count()) };
            format!("{}{}", style.paint(text), " ".repeat(pad))
        });
        cells.collect::<Vec<_>>().join("  ")
    };
    std::iter::once(&head).chain(rows).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_what_is_seen() {
        let rows = vec![vec![plain("a"), plain("b")], vec![("long".into(), Style::Red), plain("c")]];
        let bare: Vec<String> =
            lines(&["x", "y"], &rows).iter().map(|l| anstream::adapter::strip_str(l).to_string()).collect();
        assert_eq!(bare, ["x     y", "a     b", "long  c"]);
    }
}
