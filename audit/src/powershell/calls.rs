//! Members of values that a script of PowerShell's asks for and calls.

use super::expression::split;
use super::run::Machine;
use super::tree::Body;
use super::value::{Origin, Val};
use crate::decode;
use crate::rules::shell as rules;

impl Machine<'_, '_> {
    /// `.member`, `[…]`, one after the other; the last may be called.
    pub(super) fn members(&mut self, value: Val, text: &str, body: Option<&Body>) -> Val {
        let mut value = value;
        let mut rest = text;
        for _ in 0..20 {
            rest = rest.trim_start_matches(['?', ':']);
            if let Some(index) = rest.strip_prefix('[') {
                // Which of several is meant does not matter, where it is no name.
                let (name, more) = index.split_once(']').unwrap_or((index, ""));
                value = value.field(name.trim_matches(['\'', '"'])).cloned().unwrap_or(value);
                value.origin = value.origin.without(Origin::DOTENV);
                rest = more;
                continue;
            }
            let Some(named) = rest.strip_prefix('.').or_else(|| Some(rest).filter(|rest| !rest.is_empty())) else {
                break;
            };
            let end = named.find(['.', '[', ':', '?', '\\', '/']).unwrap_or(named.len());
            let name = named.get(..end).unwrap_or_default().to_ascii_lowercase();
            rest = named.get(end..).unwrap_or_default();
            if rest.starts_with(['\\', '/']) {
                return property(value, &name).then(&Val::of(rest));
            }
            value = match body.filter(|_| rest.is_empty()) {
                Some(body) => return self.method(value, &name, body),
                None => property(value, &name),
            };
        }
        value
    }

    fn method(&mut self, value: Val, name: &str, body: &Body) -> Val {
        if matches!(name, "foreach" | "where") {
            let given = self.block(body, Some(value.clone()));
            return if name == "where" { value } else { given };
        }
        let args = self.arguments(body);
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        let origin = args.iter().fold(Origin::default(), |all, arg| all.and(arg.origin.kept()));
        match name {
            "replace" => {
                value.each(|text| text.replace(first.first(), args.get(1).map_or("", Val::first))).with(origin)
            }
            "getstring" | "getbytes" | "expandstring" => first.clone(),
            "split" => split(&value, first.first()),
            "add" | "append" | "addrange" => value.or(first.clone()),
            "getenumerator" if !value.fields().is_empty() => rows(&value),
            "getstream" | "connect" | "accept" => Val::from(value.origin.and(origin)),
            "invokescript" | "addscript" => {
                self.executes(first);
                Val::default()
            }
            "toupper" | "toupperinvariant" => value.each(str::to_uppercase).with(origin),
            "tolower" | "tolowerinvariant" => value.each(str::to_lowercase).with(origin),
            _ if SAME.contains(&name) => value.with(origin),
            _ if value.origin.has(Origin::FILES) => self.of_files(value, name, &args),
            _ if self.has_method(name) => self.own_method(Some(value), name, &args),
            _ => self.elsewhere(value, name, &args),
        }
    }

    /// What files are told to do.
    fn of_files(&mut self, value: Val, name: &str, args: &[Val]) -> Val {
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        match name {
            "copyto" | "moveto" => {
                let read = self.reads(&value);
                self.written(first, &read);
                Val::default()
            }
            "opentext" | "openread" => self.reads(&value),
            "delete" if !args.is_empty() => {
                self.removes(&value);
                Val::default()
            }
            "getfiles" | "enumeratefiles" | "getenumerator" => self.lists(&value, first),
            _ => self.elsewhere(value, name, args),
        }
    }

    /// What leaves the machine, or is told to Windows.
    fn elsewhere(&mut self, value: Val, name: &str, args: &[Val]) -> Val {
        let none = Val::default();
        let first = args.first().unwrap_or(&none);
        let origin = args.iter().fold(value.origin.kept(), |all, arg| all.and(arg.origin.kept()));
        match name {
            "write" | "writeline" | "send" | "writeasync" | "sendasync" | "sendto"
                if value.origin.has(Origin::SOCKET) =>
            {
                self.leaves(origin, "a bare connection");
                Val::default()
            }
            // One that a pattern found is opened.
            "createshortcut" if first.texts.iter().any(|text| text.contains('*')) => Val::default(),
            "createshortcut" | "regwrite" | "setvalue" => {
                self.written(first, &Val::default());
                Val::unknown("", Origin::default())
            }
            "shellexecute" => {
                self.sets_off(args);
                Val::default()
            }
            "downloadfile" | "downloadfileasync" | "downloadfiletaskasync" => {
                let target = args.get(1).unwrap_or(&none);
                self.fetches(target);
                self.written(target, &Val::default());
                Val::default()
            }
            "tryaddwithoutvalidation" => {
                self.leaves(origin, "a request");
                Val::default()
            }
            _ if UPLOADS.contains(&name) => {
                let files = args.iter().skip(1).filter(|_| name.contains("file"));
                let read = files.fold(origin, |all, file| all.and(self.reads(file).origin.kept()));
                self.leaves(read, name);
                Val::unknown("", read.and(Origin::FETCHED))
            }
            _ => Val::from(origin).or(Val::unknown(&format!(".{name}"), Origin::default())),
        }
    }

    /// What the script's method of that name gives, of an object or of none.
    pub(super) fn own_method(&mut self, of: Option<Val>, name: &str, args: &[Val]) -> Val {
        let given: Vec<(String, Val)> = args.iter().map(|arg| (String::new(), arg.clone())).collect();
        let this = of.and_then(|of| self.names.insert("this".to_owned(), of));
        let value = self.own(&format!(".{name}"), &given, &Val::default());
        if let Some(this) = this {
            self.names.insert("this".to_owned(), this);
        }
        value
    }

    /// What a class of the script's makes.
    pub(super) fn made(&mut self, class: &str, args: &[Val]) -> Val {
        let made = Val::unknown("object", Origin::default()).holding("class", Val::of(class));
        let this = self.names.insert("this".to_owned(), made);
        self.own_method(None, class, args);
        let made = self.names.remove("this").unwrap_or_default();
        self.names.extend(this.map(|this| ("this".to_owned(), this)));
        made
    }

    /// Code that is run: the script's own is followed; what the network answers is told.
    pub(super) fn executes(&mut self, code: &Val) {
        if code.origin.has(Origin::FETCHED) {
            self.told.worst(&rules::PIPE, self.at, "what the network answers is run");
        }
    }
}

/// Members that give what they are asked of, or another form of it.
const SAME: &[&str] = &[
    "trim",
    "trimend",
    "trimstart",
    "tostring",
    "normalize",
    "clone",
    "getawaiter",
    "getresult",
    "toarray",
    "getunresolvedproviderpathfrompspath",
];

/// Members that send what they are given.
const UPLOADS: &[&str] = &[
    "uploadstring",
    "uploaddata",
    "uploadfile",
    "uploadvalues",
    "uploadstringtaskasync",
    "uploadfiletaskasync",
    "postasync",
    "putasync",
    "sendasync",
    "send",
    "sendmailasync",
    "getasync",
    "getstringasync",
    "getbytearrayasync",
    "downloadstring",
    "downloaddata",
];

/// Names and values of a table, each beside the other; of a table of one, as a list of one.
fn rows(table: &Val) -> Val {
    let is_one = table.fields().len() == 1;
    let origin = if is_one { Origin::SEVERAL } else { Origin::default() };
    let row = |(name, value): &(String, Val)| {
        let name = Val::of(name.as_str()).with(origin);
        let value = value.clone().with(origin);
        Val::table(vec![("key".to_owned(), name.clone()), ("name".to_owned(), name), ("value".to_owned(), value)])
    };
    Val::list(table.fields().iter().map(row).collect())
}

/// What a member of a value is.
fn property(value: Val, name: &str) -> Val {
    const WHOLE: &[&str] = &[
        "fullname",
        "path",
        "pspath",
        "source",
        "value",
        "values",
        "content",
        "providerpath",
        "literalpath",
        "definition",
        "target",
        "currentuserallhosts",
        "currentusercurrenthost",
        "alluserscurrenthost",
        "allusersallhosts",
    ];
    let lies = value.texts.iter().any(|text| text.contains('/') || text.contains('\\'));
    if let Some(known) = value.field(name) {
        return known.clone();
    }
    match name {
        "keys" if !value.fields().is_empty() => rows(&value).field("key").cloned().unwrap_or_default(),
        "historysavepath" => {
            Val::of("${HOME}/AppData/Roaming/Microsoft/Windows/PowerShell/PSReadLine/ConsoleHost_history.txt")
        }
        _ if WHOLE.contains(&name) => value,
        "directory" | "directoryname" | "parent" => value.each(parent),
        "name" | "basename" if value.origin.has(Origin::FILES) => value.each(leaf),
        "length" | "count" | "exists" | "lastwritetime" => Val::default(),
        // A row of a table: which one is meant does not matter.
        _ if value.origin.has(Origin::SEVERAL)
            || lies && !value.origin.has(Origin::FILES) && !value.texts.iter().any(|text| text.starts_with("${.")) =>
        {
            value
        }
        _ => Val::unknown(&format!(".{name}"), Origin::default()).with(value.origin.kept()),
    }
}

pub(super) fn parent(path: &str) -> String {
    path.trim_end_matches(['/', '\\']).rsplit_once(['/', '\\']).map_or("", |(parent, _)| parent).to_owned()
}

pub(super) fn leaf(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or(path).to_owned()
}

/// The text that base64 stands for, in either of two widths.
pub(super) fn decoded(text: &str) -> Option<String> {
    decode::base64(text).filter(|bytes| bytes.len() < 64 << 10).and_then(decode::text)
}
