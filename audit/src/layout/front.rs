//! The front matter of a prompt: its lines between `---`, as names and values; YAML as far as prompts use it.

/// One field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its name, in lower case.
    pub name: String,
    /// Its value on one line, list items joined by commas, quotes taken off.
    pub value: String,
    /// Bytes of the file.
    pub span: (usize, usize),
    /// How far it is indented.
    pub indent: usize,
}

/// A prompt's front matter.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Front {
    /// Its fields in order.
    pub fields: Vec<Field>,
    /// Where the text after it begins.
    pub end: usize,
}

impl Front {
    /// The values of the field `name`.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Field> {
        self.fields.iter().filter(move |field| field.name == name)
    }
}

/// Reads the front matter of `text`; empty where there is none or it does not end.
#[must_use]
pub fn front(text: &str) -> Front {
    let body = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut at = text.len() - body.len();
    let mut lines = body.split_inclusive('\n');
    match lines.next() {
        Some(first) if first.trim_end() == "---" => at += first.len(),
        _ => return Front::default(),
    }
    let mut found = Front::default();
    for line in lines {
        let start = at;
        at += line.len();
        let plain = line.trim_end();
        if plain == "---" || plain == "..." {
            found.end = at;
            return found;
        }
        field(&mut found, plain, start);
    }
    Front::default()
}

fn field(found: &mut Front, line: &str, start: usize) {
    let trimmed = line.trim_start();
    let indent = line.len() - trimmed.len();
    let item = trimmed.strip_prefix("- ").map(str::trim_start);
    if trimmed.starts_with('#') || trimmed.is_empty() {
        return;
    }
    let body = item.unwrap_or(trimmed);
    let end = start + line.len();
    let named = body.split_once(':').filter(|(name, value)| {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        !name.is_empty()
            && name.trim_matches(['"', '\'']).chars().all(is_word)
            && (value.is_empty() || value.starts_with(' '))
    });
    match (named, item) {
        (Some((name, value)), _) => {
            let name = name.trim_matches(['"', '\'']).to_ascii_lowercase();
            let value = unquoted(value.trim()).to_owned();
            found.fields.push(Field { name, value, span: (start + indent, end), indent });
        }
        (None, _) => {
            // A list item, or a line that goes on: it belongs to the field above.
            if let Some(above) = found.fields.last_mut() {
                let more = unquoted(body.trim());
                let joint = if item.is_some() { ", " } else { " " };
                let known = above.value.trim_end_matches(['|', '>', '-']);
                let joint = if known.is_empty() { "" } else { joint };
                above.value = format!("{known}{joint}{more}");
                above.span.1 = end;
            }
        }
    }
}

fn unquoted(value: &str) -> &str {
    let inside = |quote: char| value.strip_prefix(quote)?.strip_suffix(quote);
    inside('"').or_else(|| inside('\'')).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_lists_and_folded_lines_are_read() {
        let text = "---\nname: x\nallowed-tools:\n  - Bash\n  - \"Read\"\ndescription: >\n  one\n  two\n---\nbody";
        let front = front(text);
        assert_eq!(front.all("allowed-tools").next().unwrap().value, "Bash, Read");
        assert_eq!(front.all("description").next().unwrap().value, "one two");
        assert_eq!(text.get(front.end..), Some("body"));
    }

    #[test]
    fn text_without_front_matter_or_without_its_end_has_none() {
        assert_eq!(front("hello\n---\nx: y\n---\n"), Front::default());
        assert_eq!(front("---\nx: y\n"), Front::default());
    }
}
