//! The macOS profile against a judge of its own: an evaluator of the profile language, written apart from the generator.

use std::ffi::OsStr;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use runtime::sandbox::seatbelt::{NoProfile, Profile};
use runtime::sandbox::{Identity, Kind, Limits, Mount, Network, Plan, Seccomp, Tier};

fn plan(mounts: Vec<Mount>, network: Network) -> Plan {
    Plan {
        version: 1,
        kind: Kind::Command,
        tier: Tier::Namespaces,
        argv: vec!["/usr/local/bin/tool".to_owned()],
        environment: std::collections::BTreeMap::new(),
        directory: "/".into(),
        identity: Identity::Unprivileged,
        namespaces: &[],
        mounts,
        landlock: Vec::new(),
        seccomp: Seccomp::Command,
        network,
        limits: Limits::default(),
    }
}

fn read(path: &str) -> Mount {
    Mount::Read { from: path.into(), to: path.into() }
}
fn write(path: &str) -> Mount {
    Mount::Write { from: path.into(), to: path.into() }
}
fn blocked(path: &str) -> Mount {
    Mount::Blocked { from: path.into(), to: path.into() }
}

/// An expression of the profile language.
#[derive(Debug, Clone, PartialEq)]
enum Form {
    Word(String),
    Text(String),
    List(Vec<Form>),
}

/// The top-level forms of a profile; panics on what is no profile.
fn parse(text: &str) -> Vec<Form> {
    let mut stack: Vec<Vec<Form>> = vec![Vec::new()];
    let mut rest = text.chars().peekable();
    while let Some(next) = rest.next() {
        match next {
            '(' => stack.push(Vec::new()),
            ')' => {
                let list = stack.pop().unwrap();
                stack.last_mut().expect("one ) too many").push(Form::List(list));
            }
            '"' => {
                let mut words = String::new();
                loop {
                    match rest.next().expect("a text that does not end") {
                        '"' => break,
                        '\\' => words.push(rest.next().unwrap()),
                        other => words.push(other),
                    }
                }
                stack.last_mut().unwrap().push(Form::Text(words));
            }
            ';' => while rest.next().is_some_and(|skipped| skipped != '\n') {},
            space if space.is_whitespace() => {}
            first => {
                let mut word = first.to_string();
                while let Some(more) = rest.next_if(|c| !c.is_whitespace() && !"()\"".contains(*c)) {
                    word.push(more);
                }
                stack.last_mut().unwrap().push(Form::Word(word));
            }
        }
    }
    assert_eq!(stack.len(), 1, "one ( too many");
    stack.pop().unwrap()
}

/// Whether the profile allows an operation on a path: the last rule that speaks of both decides.
fn allows(profile: &Profile, operation: &str, path: &Path) -> bool {
    let mut verdict = false;
    for form in parse(profile.text()) {
        let Form::List(words) = form else { panic!("a word at the top") };
        let [Form::Word(head), rest @ ..] = words.as_slice() else { panic!("a rule without a head") };
        let (allow, rest) = match head.as_str() {
            "version" => continue,
            "allow" => (true, rest),
            "deny" => (false, rest),
            other => panic!("no rule: {other}"),
        };
        let operations =
            rest.iter().filter_map(|form| if let Form::Word(word) = form { Some(word.as_str()) } else { None });
        let filters: Vec<&Form> = rest.iter().filter(|form| matches!(form, Form::List(_))).collect();
        let speaks = operations.into_iter().any(|pattern| match pattern.strip_suffix('*') {
            Some(start) => operation.starts_with(start),
            None => pattern == operation || pattern == "default",
        });
        if speaks && (filters.is_empty() || filters.iter().any(|filter| covers(profile, filter, path))) {
            verdict = allow;
        }
    }
    verdict
}

fn covers(profile: &Profile, filter: &Form, path: &Path) -> bool {
    let Form::List(words) = filter else { panic!() };
    let [Form::Word(kind), what] = words.as_slice() else { return false };
    let named = match what {
        Form::Text(text) => PathBuf::from(text),
        Form::List(param) => match param.as_slice() {
            [Form::Word(word), Form::Text(name)] if word == "param" => profile.value(name).unwrap().to_owned(),
            other => panic!("{other:?}"),
        },
        Form::Word(_) => return false,
    };
    match kind.as_str() {
        "literal" => path == named,
        "subpath" => path.starts_with(&named),
        _ => false,
    }
}

/// What a plan means, said without a profile: the last mount that holds a path decides.
fn means(plan: &Plan, path: &Path) -> (bool, bool) {
    let mut may = (false, false);
    for mount in &plan.mounts {
        let (place, now) = match mount {
            Mount::Read { to, .. } => (to, (true, false)),
            Mount::Write { to, .. } => (to, (true, true)),
            Mount::Hidden { to } | Mount::Nothing { to } => (to, (false, false)),
            Mount::Blocked { to, .. } => (to, (may.0, false)),
            _ => continue,
        };
        if path.starts_with(place) {
            may = now;
        }
    }
    may
}

#[test]
fn the_profile_of_a_workspace() {
    let mounts = vec![
        read("/Users/me/tool"),
        write("/Users/me/work"),
        read("/Users/me/work/.git"),
        blocked("/Users/me/work/.agents"),
    ];
    let profile = Profile::of(&plan(mounts, Network::Bridge("/tmp/proxy.sock".into()))).unwrap();
    insta::assert_snapshot!(profile.text());
    let arguments: Vec<String> = profile
        .arguments(&["/usr/local/bin/tool".to_owned()])
        .iter()
        .skip(2)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    insta::assert_json_snapshot!(arguments);
}

#[test]
fn nothing_is_allowed_that_the_plan_does_not_show() {
    let profile = Profile::of(&plan(vec![write("/Users/me/work")], Network::None)).unwrap();
    for (operation, path) in [
        ("file-read-data", "/Users/me/.ssh/id_ed25519"),
        ("file-read-data", "/etc/passwd"),
        ("file-write-data", "/usr/bin/true"),
        ("file-write-create", "/Users/me/worker"),
        ("network-outbound", "/var/run/docker.sock"),
        ("mach-lookup", "/"),
        ("process-exec", "/Users/me/work/tool"),
    ] {
        assert!(!allows(&profile, operation, Path::new(path)), "{operation} {path}");
    }
    assert!(allows(&profile, "file-write-create", Path::new("/Users/me/work/new")));
}

#[test]
fn what_is_guarded_cannot_be_moved_out_of_its_rule() {
    let guarded = "/Users/me/work/module/.git";
    let profile = Profile::of(&plan(vec![write("/Users/me/work"), read(guarded)], Network::None)).unwrap();
    for way in ["/Users/me/work/module", "/Users/me/work", guarded] {
        assert!(!allows(&profile, "file-write-unlink", Path::new(way)), "{way}");
    }
    assert!(allows(&profile, "file-write-unlink", Path::new("/Users/me/work/other")));
}

#[test]
fn what_macos_cannot_do_is_refused() {
    let moved = Mount::Read { from: "/a".into(), to: "/b".into() };
    assert!(matches!(Profile::of(&plan(vec![moved], Network::None)), Err(NoProfile::Moved { .. })));
    let scratch = Mount::Scratch { to: "/tmp".into(), bytes: 1 };
    assert!(matches!(Profile::of(&plan(vec![scratch], Network::None)), Err(NoProfile::Foreign(_))));
}

/// Paths of few names, so that they often lie in one another.
fn paths() -> impl Strategy<Value = PathBuf> {
    let name = prop_oneof![Just("a"), Just("b"), Just(".git")];
    proptest::collection::vec(name, 1..4).prop_map(|names| Path::new("/Users").join(names.join("/")))
}

fn mounts() -> impl Strategy<Value = Mount> {
    (paths(), 0..4).prop_map(|(to, kind)| match kind {
        0 => Mount::Read { from: to.clone(), to },
        1 => Mount::Write { from: to.clone(), to },
        2 => Mount::Hidden { to },
        _ => Mount::Blocked { from: to.clone(), to },
    })
}

proptest! {
    #[test]
    fn the_profile_says_what_the_plan_means(mounts in proptest::collection::vec(mounts(), 0..8), path in paths()) {
        let plan = plan(mounts, Network::None);
        let profile = Profile::of(&plan).unwrap();
        let (may_read, may_write) = means(&plan, &path);
        prop_assert_eq!(allows(&profile, "file-read-data", &path), may_read);
        prop_assert_eq!(allows(&profile, "file-write-data", &path), may_write);
    }

    #[test]
    fn no_path_becomes_a_rule(bytes in proptest::collection::vec(1_u8..=255, 0..64)) {
        let hostile = PathBuf::from(std::ffi::OsString::from_vec(bytes.clone()));
        let mounts = |path: &Path| vec![
            Mount::Read { from: path.to_owned(), to: path.to_owned() },
            Mount::Write { from: path.to_owned(), to: path.to_owned() },
            Mount::Blocked { from: path.to_owned(), to: path.to_owned() },
        ];
        let honest = Profile::of(&plan(mounts(Path::new("x")), Network::Bridge("x".into()))).unwrap();
        let profile = Profile::of(&plan(mounts(&hostile), Network::Bridge(hostile.clone()))).unwrap();
        prop_assert!(parse(profile.text()).len() <= parse(honest.text()).len() + hostile.ancestors().count());
        prop_assert!(parse(profile.text()).iter().all(|form| matches!(form, Form::List(_))));
        // every argument that carries the path is one word, its name first
        let line = profile.arguments(&[]);
        let carried = line.iter().filter(|word| word.as_bytes().starts_with(b"P") && word.as_bytes().ends_with(&bytes)).count();
        prop_assert!(carried >= 4, "{:?}", line);
        prop_assert!(!line.iter().any(|word| word == OsStr::new("-f")) || bytes == b"-f");
    }
}
