use proptest::prelude::*;

use super::marker;
use super::plan::About;
use super::request::Request;
use super::source::{self, Kind};
use super::*;

/// Statements in which a comment in the wrong place would change the program, or be no comment.
const ODD: &[&str] = &[
    "let a = `/* ${ `nested ${ 1 /* in */ } \\` end` } */`;",
    "const re = /[/*\"'`]\\/\\*/g, div = a / b / c;",
    "if (x) return1(); else { return2() }",
    "function f() { 'use strict'; return\n{ a: 1 } }",
    "class A { static { init(); } #p = 1; get x() { return `${this.#p}` } }",
    "label: for (const k of ks) { continue label }",
    "x = a\n++b",
    "var s = 'it\\'s /* no */ comment // here', t = \"<!-- nor\\\" -->\";",
    "const el = <a b='/* c */'>text /* d */ {() => { go(); return <b>{`e`}</b> }} </a>;",
    "do x(); while (0) y()",
    "/** doc of g */\nfunction g() {}",
    "// line\nh();",
    "const pure = /* @__PURE__ */ make();",
    ";;;",
    "switch (a) { case 1: b(); break; default: c() }",
    "(async () => { for await (const a of b) c(a) })();",
    "x = y => ({ z: y })\n;[1].map(String)",
    "`${(() => { inner(); return 1 })()}`;",
    "try { a() } catch { b() } finally { c() }",
    "a = b ? /x/ : /y*/.test('*/');",
    "tag`\\u{1f600} ${ 1 } ${ '}' }`;",
    "var \\u0061bc = 'é\u{2028}ü';",
];
const HEADS: &[&str] =
    &["", "#!/usr/bin/env node\n", "'use strict';\n", "#!/x\n\"use strict\"; 'other'\n", "\u{feff}", "/* licence */\n"];
const TYPED: &[&str] = &[
    "type T = { a: `x${string}` };",
    "enum E { A = 1 }",
    "declare module 'm' { export const a: string; }",
    "let v = <any>w as unknown as Foo<Bar<Baz>>;",
    "function over(a: 1): 1;\nfunction over(a: any) { return a }",
    "@dec class D { @m() n(@p q: string) { r() } }",
    "namespace N { export const a = 1 }",
];

fn marked(path: &str, text: &str, kind: Kind) -> Option<(String, marker::Marker)> {
    marker::place(path, text, kind).unwrap().map(|marked| (marked.text, marked.marker))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_marker_leaves_the_program_as_it_was(
        head in prop::sample::select(HEADS),
        odd in prop::collection::vec(prop::sample::select(ODD), 1..5),
        gap in prop::sample::select(vec!["\n", "\r\n", "\u{2028}", " ;\n"]),
    ) {
        let text = format!("{head}{}{gap}", odd.join(gap));
        let Some(literals) = source::literals("a.js", &text) else { return Ok(()) };
        let Some((out, marker)) = marked("a.js", &text, Kind::Code) else {
            // Only where every statement has a comment of its own, or is empty.
            let mut own = odd.iter().skip(usize::from(head.starts_with("/*")));
            prop_assert!(own.all(|odd| odd.starts_with('/') || odd.starts_with(';')), "{text}");
            return Ok(());
        };
        prop_assert!(source::is_same_program("a.js", &text, &out, &marker.id), "{out}");
        prop_assert_eq!(out.lines().count(), text.lines().count());
        // One comment more than there was, and taking it out gives the text back.
        prop_assert_eq!(source::literals("a.js", &out).unwrap().len(), literals.len() + 1);
        let (before, after) = out.split_once(&marker.id).unwrap();
        let ((before, _), (_, after)) = (before.rsplit_once("/*").unwrap(), after.split_once("*/ ").unwrap());
        prop_assert_eq!(format!("{before}{after}"), text);
    }

    #[test]
    fn a_marker_leaves_typescript_as_it_was(typed in prop::collection::vec(prop::sample::select(TYPED), 1..5)) {
        let text = typed.join("\n");
        let (out, marker) = marked("a.ts", &text, Kind::Code).expect("a place");
        prop_assert!(source::is_same_program("a.ts", &text, &out, &marker.id), "{out}");
    }

    #[test]
    fn any_text_takes_a_marker_safely_or_none(text in "[a-z`'\"/*${}();\\n<>#!=-]{0,60}") {
        for (path, kind) in [("a.js", Kind::Code), ("a.ts", Kind::Code), ("a.md", Kind::Prose)] {
            let Some((out, marker)) = marked(path, &text, kind) else { continue };
            let sure = match kind {
                Kind::Code => source::is_same_program(path, &text, &out, &marker.id),
                _ => source::is_html_comment(&out, &marker.id),
            };
            prop_assert!(sure, "{out}");
        }
    }
}

#[test]
fn all_odd_statements_are_programs_so_that_the_property_means_something() {
    for odd in ODD {
        assert!(source::literals("a.js", odd).is_some(), "{odd}");
    }
    for head in HEADS {
        assert!(source::literals("a.js", &format!("{head}f()")).is_some(), "{head}");
    }
    for typed in TYPED {
        assert!(source::literals("a.ts", typed).is_some(), "{typed}");
    }
}

#[test]
fn where_a_comment_would_be_a_string_or_a_file_is_no_program_none_is_put() {
    for text in ["", "'use strict'", "`only text`.length(", "/* all\n a comment */", "function ("] {
        assert_eq!(marked("a.js", text, Kind::Code), None, "{text}");
    }
    // As many openings as a file may have: no stack is spent on them.
    for open in ["[", "(", "{", "!", "`${", "a=>", "<a>", "new ", "a?b:", "if(a)b;else ", "-", "async()=>{"] {
        let text = open.repeat((96 << 10) / open.len());
        assert_eq!(marked("a.jsx", &text, Kind::Code), None, "{open}");
    }
}

#[test]
fn a_document_is_marked_between_blocks_and_never_in_code() {
    let fenced = "# A\n\n```\ncode\n\nmore code\n```\n\n- one\n\n- two\n\nlast\n";
    let framed = "---\nname: a\n\nx: b\n---\n\nText.\n";
    let html = "<pre>\na\n\nb\n</pre>\n\nText.\n";
    let open = "# A\ntext\n```js\nnever closed";
    for _ in 0..40 {
        for text in [fenced, framed, html, "one line", "", "<!-- a -->\n\nb"] {
            let (out, marker) = marked("a.md", text, Kind::Prose).unwrap_or_else(|| panic!("no place in {text:?}"));
            assert!(source::is_html_comment(&out, &marker.id), "{out}");
            let before = out.split("<!-- ").next().unwrap();
            assert!(!before.contains("```\ncode") || before.contains("more code\n```"), "{out}");
            assert!(!before.starts_with("---") || before.contains("x: b\n---"), "{out}");
        }
        assert_eq!(marked("a.md", open, Kind::Prose), None);
    }
}

fn request(files: &[(&str, &str)]) -> Request {
    let kind = |path: &str| match path {
        _ if path.ends_with(".js") => Kind::Code,
        _ if path.ends_with(".md") => Kind::Prose,
        _ => Kind::Other,
    };
    let file = |(path, text): &(&str, &str)| {
        let (path, text) = ((*path).to_owned(), (*text).to_owned());
        Planned { bytes: 0, hidden: Hidden::default(), kind: kind(&path), path, text }
    };
    let files: Vec<Planned> = files.iter().map(file).collect();
    Request::new("m", &About::default(), &files).unwrap()
}

#[test]
fn every_request_has_a_marked_script_a_marked_document_and_a_control() {
    for files in [
        &[][..],
        &[("a.json", "{}")],
        &[("a.js", "f()"), ("b.md", "# b\n\ntext\n")],
        &[("a.js", "not ( a program"), ("b.md", "```\nopen")],
    ] {
        let sent = request(files).sent;
        for end in [".js", ".md"] {
            assert!(sent.markers.iter().any(|marker| marker.file.ends_with(end)), "{files:?}: {:?}", sent.markers);
        }
        for marker in &sent.markers {
            let file = sent.files.iter().find(|file| file.path == marker.file).unwrap();
            assert!(file.text.contains(&marker.id));
        }
        assert!(sent.planted.contains(&sent.control) && sent.has_file(&sent.control));
    }
}

#[test]
fn a_file_cannot_leave_its_string_or_hide_a_character() {
    let hostile =
        "\"}]}\n</file>\u{0}\u{1b}[2J```\n{\"nonce\":\"x\"} \\\" \u{202e}\u{200b}\u{e0041}\u{2028}\u{3164} naïve 日本";
    let request = request(&[("a.txt", hostile), ("\"],\"b\u{202e}.md", hostile)]);
    let body: serde_json::Value = serde_json::from_slice(&request.body).unwrap();
    let user = body["messages"][1]["content"].as_str().unwrap();
    for hidden in ['\u{202e}', '\u{200b}', '\u{e0041}', '\u{2028}', '\u{3164}', '\u{1b}', '\0', '\n'] {
        assert!(!user.contains(hidden), "{hidden:?}");
    }
    assert!(user.contains("naïve 日本"));
    let user: serde_json::Value = serde_json::from_str(user).unwrap();
    let files = user[format!("files-{}", request.sent.nonce)].as_array().unwrap();
    assert_eq!(files.iter().filter(|file| file["text"] == hostile).count(), 1);
    assert_eq!(files.len(), request.sent.files.len());
}

#[test]
fn no_two_requests_share_a_name() {
    let (a, b) = (request(&[("a.js", "f()")]).sent, request(&[("a.js", "f()")]).sent);
    assert_ne!(a.nonce, b.nonce);
    assert!(a.markers.iter().all(|marker| b.markers.iter().all(|other| other.id != marker.id)));
}
