//! What each file does, for rules that look at more than one place of it.

use std::collections::BTreeMap;

use super::{Judge, hit};
use crate::finding::Severity;
use crate::rules::script as rules;
use crate::script::graph::Site;
use crate::script::value::CellId;

/// What one file does.
#[derive(Debug, Clone, Default)]
pub(crate) struct Fact {
    /// Where it reaches the network.
    pub(crate) network: Option<Site>,
    /// Where it reads secrets or all of the environment, and which: the first place of each kind.
    secrets: Vec<(Site, String)>,
    /// Where what a hook is told of the session becomes text, or is sent.
    pub(crate) given: Option<Site>,
    /// What commands tell of the machine and of who uses it.
    pub(crate) machine: BTreeMap<&'static str, Site>,
    /// Where a name is looked up that is put together.
    pub(crate) labels: Option<Site>,
    /// Where a root object gets out of sight.
    pub(crate) escape: Option<Site>,
    /// Where a root object is laid upon others in a list.
    pub(crate) piled: Option<Site>,
    /// Where stack traces are taken over.
    pub(crate) traces: Option<Site>,
    /// Members of something unknown that would be dangerous on a root object.
    pub(crate) suspects: Vec<(Site, String)>,
    /// Whether the file has the marks of a universal module definition.
    pub(crate) universal: bool,
}

/// What all files do.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    /// Paths that some file writes.
    pub(crate) written: Vec<String>,
    /// Whether any file asks which shell the user has.
    pub(crate) asks_shell: bool,
    /// Files into which the host writes what the network answered.
    pub(crate) fetched: Vec<String>,
    /// What a command that the host is asked for tells of credentials or the environment.
    pub(crate) printed: Option<(Site, String)>,
    /// What holds something of what a hook is told of the session, and becomes text or is sent.
    pub(crate) shown: Vec<CellId>,
    /// Where what a project keeps its secrets in is read first.
    pub(crate) dotenv: Option<Site>,
    /// Whether any file has the host send something.
    pub(crate) sends: bool,
    /// Files that commands run which the host is asked for.
    pub(crate) started: Vec<(Site, String)>,
    /// Hosts that the plugin asks for through the host.
    pub(crate) hosts: Vec<(Site, String)>,
    /// Requests that the plugin makes to the host, each where it is first made.
    pub(crate) requests: BTreeMap<String, Site>,
    /// Modules that are loaded and not there.
    pub(crate) missing: Vec<(Site, String)>,
    by_file: BTreeMap<u32, Fact>,
}

impl Fact {
    /// `what` is read at `site`.
    pub(super) fn reads(&mut self, site: Site, what: String) {
        let is_variable = |what: &str| what.starts_with(VARIABLE);
        let is_known = |(_, known): &(Site, String)| *known == what || is_variable(known) && is_variable(&what);
        if self.secrets.len() < SECRETS && !self.secrets.iter().any(is_known) {
            self.secrets.push((site, what));
        }
    }
}

/// 16 kinds of secrets of one file are told; there are not many more.
const SECRETS: usize = 16;

/// How what is read begins where it is one variable of the environment.
pub(super) const VARIABLE: &str = "the environment variable ";

impl Facts {
    /// The facts of one file.
    pub(crate) fn at(&mut self, file: u32) -> &mut Fact {
        self.by_file.entry(file).or_default()
    }

    /// The files that lay a root object upon others in a list.
    pub(crate) fn piled(&self) -> Vec<u32> {
        self.by_file.iter().filter(|(_, fact)| fact.piled.is_some()).map(|(file, _)| *file).collect()
    }
}

/// What a person copied last: nobody sends that unasked.
pub(super) const COPIED: &str = "what was copied last";

/// 2 things that are told of a machine and its user: one of them a report of a fault has as well.
const TOLD: usize = 2;

impl Judge<'_, '_> {
    fn told_of_machine(&mut self, fact: &Fact) {
        let is_enough = fact.machine.len() >= TOLD || fact.machine.contains_key(COPIED);
        let Some(site) = fact.machine.values().next().filter(|_| is_enough && self.facts.sends) else { return };
        let what: Vec<&str> = fact.machine.keys().copied().collect();
        let message = format!("commands tell {}, in a plugin that has the host send something", what.join(" and "));
        self.hit(hit(&rules::EXFIL, *site, message).severity(Severity::Warning));
    }

    /// What two places of a file mean together.
    pub(super) fn together(&mut self) {
        for (site, spec) in std::mem::take(&mut self.facts.missing) {
            let name = spec.rsplit('/').next().unwrap_or_default().to_owned();
            if self.facts.written.iter().any(|path| path.ends_with(&name) || path.contains(&format!("{name}."))) {
                self.hit(hit(
                    &rules::COMPUTED_MODULE,
                    site,
                    "the module that this loads is written when the plugin runs",
                ));
            }
        }
        self.started();
        self.unpiled();
        self.watched();
        self.dotenv_sent();
        if let Some((site, what)) = self.facts.printed.take().filter(|_| self.facts.sends) {
            let message = format!("{what} by a command, in a plugin that has the host send something");
            self.hit(hit(&rules::EXFIL, site, message));
        }
        for fact in self.facts.by_file.clone().into_values() {
            for ((site, what), network) in fact.secrets.iter().zip(fact.network.iter().cycle()) {
                let near = if *site == Site::default() { *network } else { *site };
                self.hit(hit(&rules::EXFIL, near, format!("{what} in a file that reaches the network")));
            }
            self.told_of_machine(&fact);
            if let (Some(site), Some((_, what))) = (fact.labels, fact.secrets.first()) {
                let message = format!("a name is looked up that is put together, in a file in which {what} is read");
                self.hit(hit(&rules::EXFIL, site, message));
            }
            if let Some(site) = fact.given.filter(|_| self.facts.sends) {
                let message = "what a hook is told of the session is sent away";
                self.hit(hit(&rules::EXFIL, site, message).severity(Severity::Warning));
            }
            if fact.escape.is_some() {
                for (site, name) in &fact.suspects {
                    self.hit(hit(
                        &rules::UNRESOLVED_MEMBER,
                        *site,
                        format!("{name} of something unknown, while a root object travels through this file"),
                    ));
                }
            }
            if fact.traces.is_some() {
                for (site, name) in
                    fact.suspects.iter().filter(|(_, name)| matches!(name.as_str(), "getFunction" | "getThis"))
                {
                    self.hit(hit(
                        &rules::UNRESOLVED_MEMBER,
                        *site,
                        format!("{name} of a call site gives away objects of the callers"),
                    ));
                }
            }
        }
    }
}
