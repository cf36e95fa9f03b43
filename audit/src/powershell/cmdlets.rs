//! Commands of PowerShell's by what they do to files, settings and other programs.

use super::given::Given;
use super::modules::of_json;
use super::run::Machine;
use super::value::{Origin, Val};
use crate::finding::Severity;
use crate::rules::shell as rules;

/// Options that name files.
const PATHS: &[&str] = &["path", "filepath", "literalpath", "lp", "inputobject"];

/// Commands that make something start by itself.
const LASTS: &[&str] = &[
    "new-service",
    "register-scheduledtask",
    "register-scheduledjob",
    "set-scheduledtask",
    "register-wmievent",
    "register-cimindicationevent",
    "enable-psremoting",
    "new-localuser",
];

impl Machine<'_, '_> {
    /// A command by its full name, in lower case.
    pub(super) fn cmdlet(&mut self, name: &str, given: &Given, input: &Val) -> Val {
        match name {
            "get-content" | "import-csv" | "import-clixml" => {
                let path = given.at(PATHS, 0);
                let path = if path.texts.is_empty() { given.files() } else { path };
                self.reads(&path.or(input.clone()))
            }
            "select-string" => self.searches(given, input),
            "compress-archive" | "format-hex" => {
                let files = given.at(PATHS, 0);
                self.reads(&files.or(input.clone()))
            }
            "get-itemproperty" | "get-itempropertyvalue" => self.reads(&given.at(PATHS, 0)),
            "copy-item" | "move-item" | "rename-item" => self.moves(given, input),
            "get-childitem" => {
                let filter = given.named("filter").or_else(|| given.named("include")).or_else(|| given.nth(1));
                let is_tree = filter.is_none() && given.has("recurse") && !given.has("exclude");
                let all = self.lists(&folders(given, input), &filter.unwrap_or_default());
                if is_tree { all.with(Origin::TREE) } else { all }
            }
            "get-item" => self.item(given, input),
            "remove-item" | "clear-content"
                if (given.has("recurse") || input.origin.has(Origin::TREE)) && !given.has("whatif") =>
            {
                self.clears(given, input)
            }
            "get-clipboard" => Val::from(Origin::CREDENTIALS),
            "format-volume" | "clear-disk" | "remove-partition" | "initialize-disk" => {
                self.told.worst(&rules::DESTRUCTION, self.at, &format!("{name} wipes a disk"));
                Val::default()
            }
            "set-location" | "push-location" => {
                self.enters(&given.at(PATHS, 0));
                Val::default()
            }
            "pop-location" => {
                self.folder = None;
                Val::default()
            }
            "import-module" => {
                self.imports(&given.at(&["name", "path"], 0));
                Val::default()
            }
            // What is called by it is what it is asked for.
            "get-command" | "get-alias" => given.at(&["name"], 0),
            "import-powershelldatafile" | "import-localizeddata" => self.data(&given.at(PATHS, 0)),
            _ => self.writes(name, given, input),
        }
    }

    fn searches(&mut self, given: &Given, input: &Val) -> Val {
        let nth = usize::from(given.named("pattern").is_none());
        let files = given.at(&["path", "literalpath", "lp"], nth);
        let mut found = self.reads(&files.or(input.files())).with(input.origin.kept());
        found.origin = found.origin.without(Origin::DOTENV);
        found
    }

    fn item(&mut self, given: &Given, input: &Val) -> Val {
        let files = folders(given, input);
        let is_variable = files.first().to_ascii_lowercase().starts_with("env:");
        if is_variable { self.lists(&files, &Val::default()) } else { files.with(Origin::FILES) }
    }

    fn clears(&mut self, given: &Given, input: &Val) -> Val {
        self.removes(&given.files().or(input.files()));
        Val::default()
    }

    fn writes(&mut self, name: &str, given: &Given, input: &Val) -> Val {
        match name {
            "set-content" | "add-content" => {
                let value = given.named("value").or_else(|| given.nth(1)).unwrap_or_else(|| input.clone());
                self.written(&given.at(PATHS, 0), &value);
                Val::default()
            }
            "out-file" | "export-csv" | "export-clixml" | "start-transcript" | "export-pssession" | "set-acl" => {
                self.written(&given.at(PATHS, 0), input);
                Val::default()
            }
            "tee-object" => {
                self.written(&given.at(PATHS, 0), input);
                input.clone()
            }
            "new-item" => self.makes(given, input),
            "new-itemproperty" | "set-itemproperty" | "set-item" => {
                self.property(given);
                Val::default()
            }
            "expand-archive" => {
                let folder = given.at(&["destinationpath"], 1);
                let archives = self.paths(&given.at(PATHS, 0));
                if archives.iter().any(|path| self.is_fetched(path)) {
                    self.fetches_below(&folder);
                }
                self.written(&folder, input);
                Val::default()
            }
            _ => self.starts(name, given, input),
        }
    }

    fn makes(&mut self, given: &Given, input: &Val) -> Val {
        let kind = given.named("itemtype").or_else(|| given.named("type")).unwrap_or_default();
        let kind = kind.first().to_ascii_lowercase();
        let folder = given.at(&["path"], 0);
        let file = given.named("name").map_or_else(|| folder.clone(), |name| folder.clone().below(&name));
        if kind.starts_with("dir") {
            return file.with(Origin::FILES);
        }
        self.written(&file, &given.named("value").unwrap_or_else(|| input.clone()));
        if let Some(target) = given.named("target").filter(|_| kind.contains("link")) {
            self.reads(&target);
        }
        file.with(Origin::FILES)
    }

    /// A value of the registry's, or a variable of the environment.
    fn property(&mut self, given: &Given) {
        let key = given.at(PATHS, 0);
        let property = given.at(&["name"], 1);
        let lower = key.first().to_ascii_lowercase().replace('\\', "/");
        if lower.starts_with("env:") {
            let value = given.at(&["value"], 1);
            return self.exports(&lower.replace("env:/", "env:"), &value);
        }
        let value = given.at(&["value"], 2);
        if lower.ends_with("/environment") {
            return self.sets(&property, &value, "user");
        }
        self.written(&key, &value);
        if property.first().eq_ignore_ascii_case("load") {
            self.written(&key.below(&property), &value);
        }
    }

    fn moves(&mut self, given: &Given, input: &Val) -> Val {
        let files = given.named("path").or_else(|| given.named("literalpath"));
        let is_named = files.is_some();
        let piped = input.origin.has(Origin::FILES);
        let files = files.or_else(|| given.nth(0).filter(|_| !piped)).unwrap_or_default();
        let target = given.at(&["destination", "newname"], usize::from(!is_named && !piped));
        let read = self.reads(&files.or(input.files()));
        // All may be in one table.
        let target = if target.texts.is_empty() { given.files() } else { target };
        self.written(&target, &read);
        Val::default()
    }

    fn starts(&mut self, name: &str, given: &Given, input: &Val) -> Val {
        match name {
            "invoke-webrequest" | "invoke-restmethod" => {
                given.named("outfile").into_iter().for_each(|file| {
                    self.fetches(&file);
                    self.written(&file, &Val::default());
                });
                self.asks(name, given, input)
            }
            "start-bitstransfer" => {
                let read = self.reads(&given.at(&["source"], 0));
                self.leaves(read.origin, name);
                self.fetches(&given.at(&["destination"], 1));
                self.asks(name, given, input)
            }
            "send-mailmessage" | "test-netconnection" => self.asks(name, given, input),
            "resolve-dnsname" | "test-connection" => {
                self.leaves(given.origin(), "a bare look-up of a name");
                Val::unknown("", Origin::default())
            }
            "invoke-expression" => self.evaluates(&given.at(&["command"], 0).or(input.clone())),
            "add-type" => {
                let code = given.at(&["memberdefinition", "typedefinition", "path"], 0);
                self.executes(&code);
                if code.texts.iter().any(|text| starts_natively(text)) {
                    self.told.worst(&rules::UNKNOWN, self.at, "what starts programs is called past PowerShell");
                }
                Val::default()
            }
            "start-process" | "invoke-item" => {
                self.starts_process(given);
                Val::default()
            }
            "start-job" | "start-threadjob" | "register-objectevent" | "register-engineevent" => {
                self.starts_job(name, given)
            }
            "new-ciminstance" | "set-wmiinstance" | "invoke-cimmethod" | "invoke-wmimethod" => {
                self.manages(given);
                Val::default()
            }
            name if LASTS.contains(&name) => {
                self.told.worst(&rules::LASTING, self.at, &format!("{name} makes it last"));
                Val::default()
            }
            _ => self.shapes(name, given, input),
        }
    }

    /// Code that is run, or what it is where nobody knows it.
    fn evaluates(&mut self, code: &Val) -> Val {
        if self.met.has(Origin::SOCKET) && code.texts.iter().any(|text| text.contains("${")) {
            self.told.worst(&rules::REVERSE, self.at, "what arrives may be run beside a bare connection");
        }
        self.executes(code);
        let texts = self.choices(code);
        let texts = texts.iter().filter(|text| !text.contains("${}"));
        texts.fold(Val::default(), |all, text| all.or(self.nested(text)))
    }

    fn starts_process(&mut self, given: &Given) {
        let args = given.at(&["argumentlist", "args"], 1);
        let texts = args.texts.iter().flat_map(|text| text.split_whitespace());
        let args = texts.map(|word| Val::of(word.trim_matches(['"', '\''])));
        let args: Vec<Val> = args.collect();
        for program in self.choices(&given.at(&["filepath", "path"], 0)) {
            let words: Vec<Val> = std::iter::once(Val::of(program)).chain(args.iter().cloned()).collect();
            if given.has("wait") { self.program(&words) } else { self.sets_off(&words) }
        }
    }

    fn starts_job(&mut self, name: &str, given: &Given) -> Val {
        let endless = self.endless;
        let value = self.blocks(given, &Val::default());
        let is_event = name.starts_with("register") && given.blocks.iter().any(|block| !block.is_empty());
        if self.endless > endless {
            self.told.tell(&rules::DAEMON, self.at, &format!("{name} goes on by itself"), self.told.unless_asked());
        } else if is_event {
            let severity = Some(Severity::Warning);
            self.told.tell(&rules::DAEMON, self.at, &format!("{name} goes on by itself"), severity);
        }
        value
    }

    /// What Windows' management is told: programs that it starts, at once or when something happens.
    fn manages(&mut self, given: &Given) {
        let class =
            given.named("classname").or_else(|| given.named("class")).or_else(|| given.nth(0)).unwrap_or_default();
        let class = class.first().to_ascii_lowercase();
        if ["eventconsumer", "__filtertoconsumerbinding", "__eventfilter"].iter().any(|end| class.ends_with(end)) {
            self.told.worst(&rules::LASTING, self.at, "Windows runs it when something happens");
        } else if class == "win32_process" {
            let line = given.all.iter().find_map(|(_, value)| value.field("commandline").cloned()).unwrap_or_default();
            let words = line.first().split_whitespace().take(60).map(|word| word.trim_matches('"'));
            let mut words: Vec<Val> = words.map(Val::of).collect();
            // The program may be the one that runs the script, by its path.
            if let Some(first) = words.first_mut().filter(|first| first.first().starts_with("${")) {
                *first = Val::of("pwsh");
            }
            self.sets_off(&words);
        }
    }

    /// What makes values of others.
    fn shapes(&mut self, name: &str, given: &Given, input: &Val) -> Val {
        match name {
            "join-path" => joined(given, input),
            "split-path" => {
                let path = given.at(PATHS, 0).or(input.clone());
                if given.has("leaf") { path.each(super::calls::leaf) } else { path.each(super::calls::parent) }
            }
            "resolve-path" | "convert-path" => given.at(PATHS, 0).or(input.clone()).with(Origin::FILES),
            "get-location" => self.holds("pwd"),
            "set-variable" | "new-variable" => {
                self.names.insert(given.at(&["name"], 0).first().to_lowercase(), given.at(&["value"], 1));
                Val::default()
            }
            "get-variable" => self.holds(&given.at(&["name"], 0).first().to_lowercase()),
            "new-object" => self.creates(given),
            "convertfrom-json" | "convertfrom-stringdata" => {
                let text = given.at(PATHS, 0).or(input.clone());
                let value = if text.is_one() { of_json(text.first()) } else { Val::unknown("", Origin::default()) };
                value.with(text.origin.kept())
            }
            "where-object" | "select-object" | "sort-object" | "write-output" | "get-unique" | "out-string"
            | "get-random" => self.selects(given, input),
            "foreach-object" => {
                let value = self.blocks(given, input);
                let member = given.at(&["membername"], 0);
                if !given.blocks.is_empty() || member.texts.is_empty() {
                    return value;
                }
                self.members(input.clone(), &format!(".{}", member.first()), None)
            }
            "test-path" | "write-host" | "write-error" | "write-warning" | "write-verbose" | "out-null" => {
                self.blocks(given, input);
                Val::default()
            }
            _ => {
                self.blocks(given, input);
                let origin = input.origin.kept().and(given.origin());
                Val::from(origin).or(Val::unknown("", Origin::default()))
            }
        }
    }

    fn creates(&mut self, given: &Given) -> Val {
        let kind = given.at(&["typename"], 0);
        let named = given.all.iter().filter(|(option, _)| option.starts_with("arg"));
        let free = given.all.iter().filter(|(option, _)| option.is_empty()).skip(1);
        let args: Vec<Val> = named.chain(free).map(|(_, value)| value.clone()).collect();
        self.object(kind.first(), &args)
    }

    fn selects(&mut self, given: &Given, input: &Val) -> Val {
        self.blocks(given, input);
        let is_piped = !input.texts.is_empty() || input.origin != Origin::default();
        let mut value = if is_piped { input.clone() } else { given.files() };
        // What is chosen by a condition or a number is not all.
        if !given.blocks.is_empty() || !given.all.is_empty() {
            value.origin = value.origin.without(Origin::TREE.and(Origin::DOTENV));
        }
        match given.named("expandproperty") {
            Some(member) => self.members(value, &format!(".{}", member.first()), None),
            None => value.with(given.origin()),
        }
    }

    /// Blocks that are given what comes in.
    pub(super) fn blocks(&mut self, given: &Given, input: &Val) -> Val {
        given.blocks.iter().fold(Val::default(), |all, block| all.or(self.block(block, Some(input.clone()))))
    }
}

/// The folders that a command is given, or what comes in, or where it is.
fn folders(given: &Given, input: &Val) -> Val {
    let folders = given.at(PATHS, 0);
    let folders = if folders.texts.is_empty() { input.clone() } else { folders };
    if folders.texts.is_empty() { Val::of(".") } else { folders }
}

/// Whether code of C#'s imports what starts programs or makes memory run.
fn starts_natively(code: &str) -> bool {
    const STARTS: &[&str] = &[
        "\"system\"",
        " system(",
        "execve",
        "popen",
        "dlopen",
        "createremotethread",
        "virtualalloc",
        "winexec",
        "shellexecute",
    ];
    let lower = code.to_ascii_lowercase();
    lower.contains("dllimport") && STARTS.iter().any(|name| lower.contains(name))
}

/// `Join-Path`
fn joined(given: &Given, input: &Val) -> Val {
    let mut free = given.all.iter().filter(|(option, _)| option.is_empty()).map(|(_, value)| value.clone());
    let piped = Some(input.clone()).filter(|input| !input.texts.is_empty());
    let start = given.named("path").or(piped).or_else(|| free.next()).unwrap_or_default();
    let named = ["childpath", "additionalchildpath"].map(|name| given.named(name));
    let path = named.into_iter().flatten().fold(start, |path, part| path.below(&part));
    free.fold(path, |path, part| path.below(&part))
}
