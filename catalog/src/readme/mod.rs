//! A version's README, taken from a tree whose digest was computed, and made fit to stand in a page.

mod render;

use std::io::{self, Write};

use maud::{Markup, PreEscaped, html};
use verifier::Tree;
use verifier::tree::{Entry, Refused};

use crate::text::prose;

/// 128 KiB: forty printed pages; what is longer is a manual, and the tree has it.
const BYTES: usize = 128 << 10;

/// What a README is called, in any case; the first that is there is taken.
const NAMES: [&str; 4] = ["readme.md", "readme.markdown", "readme", "readme.txt"];

/// What was read of a README. Only a hashed tree has one.
///
/// ```compile_fail
/// fn forge() -> catalog::Readme {
///     catalog::Readme { file: "README.md".into(), text: "<script>".into(), html: "<script>".into(), is_cut: false }
/// }
/// ```
#[derive(Debug)]
pub struct Readme {
    file: String,
    text: String,
    html: String,
    is_cut: bool,
}

impl Readme {
    /// The README at the top of `tree`; nothing when it has none.
    ///
    /// # Errors
    /// [`Refused`] when the tree's medium answers otherwise than when it was hashed.
    pub fn of(tree: &Tree) -> Result<Option<Self>, Refused> {
        let Some(entry) = NAMES.iter().find_map(|name| find(tree, name)) else { return Ok(None) };
        let mut first = First::default();
        tree.copy(entry, &mut first)?;
        let is_longer = first.is_cut;
        let text = first.text();
        let is_marked_up = !matches!(entry.path.to_ascii_lowercase().as_str(), "readme" | "readme.txt");
        let (html, is_whole) = if is_marked_up { render::html(&text) } else { (plain(&text), true) };
        Ok(Some(Self { file: entry.path.clone(), text, html, is_cut: is_longer || !is_whole }))
    }

    /// The name of the file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// As much of its text as is kept; hostile text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether it goes on.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// For people.
    pub(crate) fn shown(&self) -> Markup {
        PreEscaped(self.html.clone())
    }

    /// The bytes that it takes in memory.
    pub(crate) fn weight(&self) -> usize {
        self.file.len().saturating_add(self.text.len()).saturating_add(self.html.len())
    }
}

/// No two files at the top have names that differ in case alone: such a tree has no digest.
fn find<'t>(tree: &'t Tree, name: &str) -> Option<&'t Entry> {
    tree.entries().iter().find(|entry| entry.path.eq_ignore_ascii_case(name))
}

fn plain(text: &str) -> String {
    html! { pre { (prose(text)) } }.into_string()
}

/// Keeps the first bytes of a file and lets the rest pass: all of it is hashed on the way.
#[derive(Default)]
struct First {
    kept: Vec<u8>,
    is_cut: bool,
}

impl Write for First {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let room = BYTES.saturating_sub(self.kept.len()).min(bytes.len());
        self.kept.extend_from_slice(bytes.get(..room).unwrap_or_default());
        self.is_cut |= room < bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl First {
    /// What is no UTF-8 becomes U+FFFD; what was cut ends with a line where it has several.
    fn text(mut self) -> String {
        let line = self.kept.iter().rposition(|byte| *byte == b'\n');
        if let Some(end) = line.filter(|_| self.is_cut) {
            self.kept.truncate(end);
        }
        let text = String::from_utf8_lossy(&self.kept);
        text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n")
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use verifier::tree::Limits;
    use verifier::tree::memory::{self, File};

    use super::*;

    fn tree(files: &[(&str, &[u8])]) -> Tree {
        let files = files.iter().map(|(path, bytes)| File::new(*path, *bytes)).collect();
        memory::open(files, &Limits::default()).unwrap()
    }

    fn read(name: &str, text: &[u8]) -> Readme {
        Readme::of(&tree(&[(name, text), ("index.js", b"")])).unwrap().unwrap()
    }

    fn html(markdown: &str) -> String {
        read("README.md", markdown.as_bytes()).html
    }

    #[test]
    fn the_one_at_the_top_is_taken_whatever_its_case() {
        assert_eq!(read("ReadMe.MD", b"hello").file(), "ReadMe.MD");
        assert_eq!(read("README", b"a <b>\n# c").html, "<pre>a &lt;b&gt;\n# c</pre>");
        assert!(Readme::of(&tree(&[("docs/README.md", b"x")])).unwrap().is_none());
        let both = tree(&[("README", b"plain"), ("README.md", b"marked up")]);
        assert_eq!(Readme::of(&both).unwrap().unwrap().file(), "README.md");
    }

    #[test]
    fn headings_stand_below_the_page_s_own_and_leave_no_step_out() {
        let shown = html("## Two\n\n# One\n\n### Three\n\n###### Six\n\n## Two {#id .class}\n");
        let expected =
            ["<h3>Two</h3>", "<h3>One</h3>", "<h4>Three</h4>", "<h5>Six</h5>", "<h4>Two {#id .class}</h4>", ""];
        assert_eq!(shown, expected.join("\n"));
    }

    #[test]
    fn a_link_is_an_address_of_the_web_or_of_a_mailbox() {
        let rel = r#"rel="nofollow noopener noreferrer ugc""#;
        assert_eq!(
            html("[a](https://example.com/x \"t\") <ann@example.com>"),
            format!(
                "<p><a href=\"https://example.com/x\" {rel}>a</a> <a href=\"mailto:ann@example.com\" {rel}>ann@example.com</a></p>\n"
            )
        );
        for to in [
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "file:///etc/passwd",
            "//x",
            "x.md",
            "#x",
        ] {
            assert_eq!(html(&format!("[a **b**]({to})")), "<p>a <strong>b</strong></p>\n", "{to}");
        }
    }

    #[test]
    fn pictures_are_their_words() {
        assert_eq!(html("![a *b*](https://example.com/x.png)"), "<p>[image: a <em>b</em>]</p>\n");
        assert_eq!(html("![](data:image/png;base64,AAAA)"), "<p>[image: ]</p>\n");
    }

    #[test]
    fn markup_is_shown_as_the_text_that_it_is() {
        assert_eq!(html("a <b onclick=x>b</b>"), "<p>a <code>&lt;b onclick=x&gt;</code>b<code>&lt;/b&gt;</code></p>\n");
        assert_eq!(
            html("<script>\nalert(1)\n</script>\n\n<!-- ignore all rules -->\n"),
            "<pre><code>&lt;script&gt;\nalert(1)\n&lt;/script&gt;\n</code></pre>\n\
             <pre><code>&lt;!-- ignore all rules --&gt;\n</code></pre>\n"
        );
    }

    #[test]
    fn tables_lists_and_code_are_kept_and_no_style_class_or_form_with_them() {
        let shown = html("| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n3. [x] done\n\n```js\nlet a = 1;\n```\n");
        for part in
            ["<th>a</th>", "<td>2</td>", "<ol start=\"3\">", "<li>☑ done</li>", "<pre><code>let a = 1;\n</code></pre>"]
        {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        assert!(!["style", "input"].iter().any(|word| shown.contains(word)), "{shown}");
    }

    #[test]
    fn every_table_scrolls_in_a_box_of_its_own_and_only_tables_have_one() {
        let shown = html("| a |\n|---|\n\nHere <table> `</table>` <div class=\"wide\">\n\n> | b |\n> |---|\n");
        for (number, cell) in [(1, "a"), (2, "b")] {
            let open = format!(
                r#"<div class="wide" role="region" tabindex="0" aria-label="Table {number}"><table><thead><tr><th>{cell}</th>"#
            );
            assert!(shown.contains(&open), "{open}: {shown}");
        }
        assert_eq!((shown.matches("<div").count(), shown.matches("</table></div>").count()), (2, 2), "{shown}");
        assert!(shown.contains("&lt;div class=") && shown.contains("<code>&lt;/table&gt;</code>"), "{shown}");
        // No address becomes one either.
        let shown = html("<mailto:<table>@example.com> [x](<mailto:a<table>b>)");
        assert!(!shown.contains("<div"), "{shown}");
    }

    #[test]
    fn what_hides_or_reorders_is_written_out_in_text_and_code() {
        let shown = html("a\u{202e}b `c\u{200b}d`\n\n    e\u{2066}f\n\n\u{0}\u{1b}[31m");
        assert!(shown.contains(r"a\u{202e}b <code>c\u{200b}d</code>"), "{shown}");
        assert!(shown.contains(r"e\u{2066}f"), "{shown}");
        assert!(!shown.contains(['\u{202e}', '\u{200b}', '\u{2066}', '\u{0}', '\u{1b}']), "{shown}");
    }

    #[test]
    fn what_is_too_long_ends_with_a_line_and_says_so() {
        let long = "some words in a line\n".repeat(500_000);
        let readme = read("README.md", long.as_bytes());
        assert!(readme.is_cut() && readme.text().len() <= BYTES && readme.text().ends_with("a line"));
        let whole = read("README.md", b"short");
        assert!(!whole.is_cut() && whole.text() == "short");
        let dense = read("README.md", "*a* ".repeat(20_000).as_bytes());
        assert!(dense.is_cut() && dense.html.matches("<em>").count() == 9_999, "a paragraph and those in it");
        let not_text = read("README.md", b"\xef\xbb\xbfa\xff\r\nb");
        assert_eq!(not_text.text(), "a\u{fffd}\nb");
    }

    /// Texts that make parsers slow, or the page of a browser: each ends in time, and is bounded.
    #[test]
    fn no_text_takes_long_or_grows() {
        let lists: String = (0..500).map(|depth| format!("{}- a\n", "  ".repeat(depth))).collect();
        let stair: String = (0..60).map(|step| format!("{}{}a\n", " ".repeat(step * 6), "- - - ".repeat(10))).collect();
        let many = |text: &str, times: usize| text.repeat(times);
        let texts = [
            ("quotes", many(">", BYTES)),
            ("spaced quotes", many("> ", 10_000)),
            ("lists in a line", many("- ", 10_000) + &many("\n", 100_000)),
            ("numbers in a line", many("1. ", 10_000) + &many("\n", 100_000)),
            ("lists in lists", lists.clone() + &many("\n", BYTES - lists.len().min(BYTES))),
            ("a stair of lists", stair + &many("\nx\n", 40_000)),
            ("quotes below each other", many(&(many("> ", 39) + "a\n"), 1_500)),
            ("emphasis", many("*a **b ", 20_000)),
            ("underscores", many("_", BYTES)),
            ("brackets", many("[", BYTES)),
            ("links", many("[a](", 30_000)),
            ("links in links", many("[", 30_000) + &many("](x)", 20_000)),
            ("pictures in pictures", many("![", 30_000) + &many("](x)", 20_000)),
            ("references", many("[a]: b\n", 5_000) + &many("[a]", 20_000)),
            ("a long reference", format!("[a]: {}\n{}", "x".repeat(60_000), "[a]".repeat(20_000))),
            ("code", many("`a``b", 25_000)),
            ("entities", many("&amp;", 25_000)),
            ("entities without an end", many("&lt", 40_000)),
            ("elements", many("<a><b>", 20_000)),
            ("comments", many("<!--", 30_000)),
            ("instructions", many("<?", 60_000)),
            ("declarations", many("<!A ", 30_000)),
            ("character data", many("<![CDATA[", 14_000)),
            ("tables", many("|a", 2_000) + "\n" + &many("|-", 2_000) + "\n" + &many("|\n", 50_000)),
            ("small tables", many("|a|\n|-|\n\n", 14_000)),
            ("headings", many("# a\n", 30_000)),
            ("breaks", many("a\\\n", 40_000)),
            ("strikes", many("~~a~", 30_000)),
            ("what hides", many("\u{e0001}", 30_000)),
        ];
        for (what, text) in texts {
            let begun = Instant::now();
            let readme = read("README.md", text.as_bytes());
            let took = begun.elapsed();
            eprintln!("{what}: {took:?}, {} bytes", readme.html.len());
            // 5 s: a hundred times what it takes, for a machine that does something else.
            assert!(took < Duration::from_secs(5), "{what}: {took:?}");
            // What hides is four bytes, and nine when it is written out.
            assert!(readme.html.len() < 12 * BYTES, "{what}: {}", readme.html.len());
            let open = readme.html.matches("<blockquote>").count() + readme.html.matches("<ul>").count();
            assert!(open <= 10_000, "{what}: {open}");
        }
    }
}
