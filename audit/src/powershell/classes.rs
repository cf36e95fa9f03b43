//! Classes of .NET that a script of PowerShell's names: what their members do with what they are given.

use super::calls::{decoded, leaf, parent};
use super::expression::environment;
use super::run::Machine;
use super::tree::{Body, Piece, Word};
use super::value::{Origin, Val, filled};
use crate::rules::shell as rules;

/// Classes by the names that `using namespace` makes of them.
const SHORT: &[(&str, &str)] = &[
    ("path", "io.path"),
    ("file", "io.file"),
    ("fileinfo", "io.fileinfo"),
    ("directory", "io.directory"),
    ("directoryinfo", "io.directoryinfo"),
    ("streamreader", "io.streamreader"),
    ("streamwriter", "io.streamwriter"),
    ("filestream", "io.filestream"),
    ("zipfile", "io.compression.zipfile"),
    ("process", "diagnostics.process"),
    ("processstartinfo", "diagnostics.processstartinfo"),
    ("assembly", "reflection.assembly"),
    ("tcpclient", "net.sockets.tcpclient"),
    ("socket", "net.sockets.socket"),
    ("udpclient", "net.sockets.udpclient"),
    ("clientwebsocket", "net.websockets.clientwebsocket"),
];

impl Machine<'_, '_> {
    /// What is between the brackets of a call.
    pub(super) fn arguments(&mut self, body: &Body) -> Vec<Val> {
        match body.as_slice() {
            [] => Vec::new(),
            [one] => match one.stages.as_slice() {
                [words] if words.iter().all(|word| !is_command(word)) => self.items(words),
                _ => vec![self.run(body)],
            },
            _ => vec![self.run(body)],
        }
    }

    /// `[type]::member`, and what it is called with.
    pub(super) fn of_type(&mut self, text: &str, body: Option<&Body>) -> Val {
        let Some((kind, member)) = text.split_once("::") else { return Val::default() };
        let args = body.map(|body| self.arguments(body)).unwrap_or_default();
        let (member, more) = member.split_once('.').unwrap_or((member, ""));
        let value = self.of_class(&class(kind), &member.to_ascii_lowercase(), &args);
        if more.is_empty() { value } else { self.members(value, &format!(".{more}"), body) }
    }

    fn of_class(&mut self, kind: &str, member: &str, args: &[Val]) -> Val {
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        match (kind, member) {
            ("environment", _) => self.environment(member, args),
            (kind, name) if kind.ends_with("specialfolder") => Val::of(name),
            ("io.path", _) => path(member, args),
            ("string", _) => text(member, args),
            ("convert", "frombase64string") => first.each(|text| decoded(text).unwrap_or_default()),
            ("scriptblock", "create") => {
                self.executes(first);
                first.clone().with(Origin::SEVERAL)
            }
            ("reflection.assembly", name) if name.starts_with("load") => {
                self.executes(first);
                Val::unknown("", first.origin.kept())
            }
            ("io.file" | "io.fileinfo", _) => self.file(member, args),
            ("io.directory" | "io.directoryinfo", _) => self.directory(member, args),
            ("io.compression.zipfile", "createfromdirectory") | ("io.streamreader" | "io.filestream", "new") => {
                self.reads(first)
            }
            ("io.streamwriter", "new") if first.origin.has(Origin::SOCKET) => Val::from(Origin::SOCKET),
            ("io.streamwriter", "new") => self.writes_nothing(first),
            ("diagnostics.process", "start") => {
                let words = self.started(args);
                self.sets_off(&words);
                Val::default()
            }
            ("diagnostics.processstartinfo", "new") => Val::default()
                .holding("filename", first.clone())
                .holding("arguments", args.get(1).cloned().unwrap_or_default()),
            (_, "new") if is_socket(kind) => self.connects(),
            (_, "new") if self.has_class(kind) => self.made(kind, args),
            (kind, _) if self.has_class(kind) && self.has_method(member) => self.own_method(None, member, args),
            ("dns" | "net.dns", _) => {
                self.leaves(first.origin.kept(), "a bare look-up of a name");
                Val::unknown("", Origin::default())
            }
            _ => of_all(member, args),
        }
    }

    fn writes_nothing(&mut self, file: &Val) -> Val {
        self.written(file, &Val::default());
        Val::default()
    }

    /// The program and the words of a `ProcessStartInfo`, or those that are given as they are.
    fn started(&self, args: &[Val]) -> Vec<Val> {
        let Some(info) = args.first().filter(|first| first.field("filename").is_some()) else { return args.to_vec() };
        let words = ["arguments", "argumentlist"].into_iter().filter_map(|name| info.field(name));
        let texts = words.flat_map(|value| &value.texts).flat_map(|text| text.split_whitespace());
        let program = info.field("filename").cloned().unwrap_or_default();
        std::iter::once(program).chain(texts.map(|word| Val::of(word.trim_matches(['"', '\''])))).collect()
    }

    /// What `[Environment]` is told to do.
    fn environment(&mut self, member: &str, args: &[Val]) -> Val {
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        match member {
            "getfolderpath" => folder(first.first()),
            "getenvironmentvariables" => Val::from(Origin::ENVIRONMENT),
            "getenvironmentvariable" => first.texts.iter().fold(Val::default(), |all, name| all.or(environment(name))),
            "expandenvironmentvariables" => first.each(percent),
            "setenvironmentvariable" => {
                self.sets(first, args.get(1).unwrap_or(&none), args.get(2).map_or("", Val::first));
                Val::default()
            }
            "username" | "machinename" => Val::unknown(member, Origin::default()),
            _ => of_all(member, args),
        }
    }

    /// What `[IO.Directory]` is told to do.
    fn directory(&mut self, member: &str, args: &[Val]) -> Val {
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        match member {
            "getfiles" | "enumeratefiles" | "getfilesystementries" | "enumeratefilesystementries" => {
                self.lists(first, args.get(1).unwrap_or(&none))
            }
            "delete" if args.len() > 1 => {
                self.removes(first);
                Val::default()
            }
            "setcurrentdirectory" => {
                self.enters(first);
                Val::default()
            }
            _ => of_all(member, args),
        }
    }

    /// What `[IO.File]` is told to do.
    fn file(&mut self, member: &str, args: &[Val]) -> Val {
        const MODES: &[&str] = &["append", "create", "createnew", "openorcreate"];
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        let second = args.get(1).unwrap_or(&none);
        let is_made = |mode: &Val| MODES.contains(&mode.first().to_ascii_lowercase().as_str());
        match member {
            "copy" | "move" | "replace" => {
                let value = self.reads(first);
                self.written(second, &value);
                Val::default()
            }
            "exists" | "getattributes" | "getlastwritetime" | "delete" => Val::default(),
            _ if ["write", "append", "create"].iter().any(|start| member.starts_with(start)) => {
                self.written(first, second);
                Val::default()
            }
            "open" if args.iter().skip(1).any(is_made) => self.writes_nothing(first),
            _ => self.reads(first),
        }
    }

    /// New-Object of a class, with what it is made of.
    pub(super) fn object(&mut self, kind: &str, args: &[Val]) -> Val {
        let kind = class(kind);
        let made = self.of_class(&kind, "new", args);
        if made.fields().is_empty() && !is_socket(&kind) {
            return Val::from(made.origin).or(Val::unknown("", Origin::default()));
        }
        made
    }

    fn connects(&mut self) -> Val {
        self.met = self.met.and(Origin::SOCKET);
        let severity = Some(crate::finding::Severity::Warning);
        self.told.tell(&rules::NETWORK, self.at, "a bare connection is made", severity);
        Val::from(Origin::SOCKET)
    }
}

/// A class in lower case, without `System.` and brackets.
fn class(name: &str) -> String {
    let kind = name.trim_matches(['[', ']']).to_ascii_lowercase();
    let kind = kind.strip_prefix("system.").unwrap_or(&kind);
    SHORT.iter().find(|(short, _)| *short == kind).map_or(kind, |(_, long)| long).to_owned()
}

fn is_command(word: &Word) -> bool {
    matches!(word.pieces.first(), Some(Piece::Text(text)) if text.contains('-') && !text.starts_with(['[', '-']))
}

/// What a member of a class may give that nobody knows here.
fn of_all(member: &str, args: &[Val]) -> Val {
    let all = args.iter().fold(Val::default(), |all, arg| all.or(arg.clone()));
    if member == "getstring" || member == "getbytes" || member.ends_with(".getstring") || member.ends_with(".getbytes")
    {
        return all;
    }
    Val::from(all.origin.kept()).or(Val::unknown("", Origin::default()))
}

/// What `[IO.Path]` makes of paths.
fn path(member: &str, args: &[Val]) -> Val {
    let first = args.first().cloned().unwrap_or_default();
    match member {
        "combine" | "join" if args.len() == 1 && !first.items().is_empty() => first
            .items()
            .iter()
            .skip(1)
            .fold(first.items().first().cloned().unwrap_or_default(), |path, step| path.below(step)),
        "combine" | "join" => args.iter().skip(1).fold(first, |path, step| path.below(step)),
        "getfullpath" => first,
        "getdirectoryname" => first.each(parent),
        "getfilename" => first.each(leaf),
        "gettemppath" => Val::of("${TEMP}"),
        "gettempfilename" | "getrandomfilename" => Val::unknown("temp", Origin::default()),
        _ => of_all(member, args),
    }
}

/// What `[string]` makes of texts.
fn text(member: &str, args: &[Val]) -> Val {
    let Some((first, rest)) = args.split_first() else { return Val::default() };
    match member {
        "join" => rest.iter().fold(Val::default(), |all, arg| all.or(arg.clone())).joined(first.first()),
        "concat" => args.iter().fold(Val::of(""), |all, arg| all.then(arg)),
        "format" => filled(first.first(), rest),
        _ => of_all(member, args),
    }
}

fn is_socket(kind: &str) -> bool {
    kind.contains("net.sockets.") || kind.contains("websockets.")
}

/// The folder that Windows calls so.
fn folder(name: &str) -> Val {
    let below = match name.to_ascii_lowercase().as_str() {
        "userprofile" => "",
        "applicationdata" => "/AppData/Roaming",
        "localapplicationdata" => "/AppData/Local",
        "startup" => "/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Startup",
        "mydocuments" | "personal" => "/Documents",
        "desktop" | "desktopdirectory" => "/Desktop",
        _ => return Val::unknown(name, Origin::default()),
    };
    Val::of(format!("${{HOME}}{below}"))
}

/// `%NAME%` as what it holds.
fn percent(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, name, after)) = rest.split_once('%').and_then(|(before, more)| {
        let (name, after) = more.split_once('%')?;
        Some((before, name, after))
    }) {
        out.push_str(before);
        out.push_str(environment(name).first());
        rest = after;
    }
    out.push_str(rest);
    out
}
