//! What a plugin's code asks the host for, by `ctx.read`, `ctx.write`, `ctx.bash` and `ctx.fetch` or by lines that say the same: the
//! host judges each request when it comes, and the audit what of it can be read beforehand.

use super::{Judge, hit};
use crate::finding::{Findings, Place, Severity};
use crate::rules::{script as rules, shell as commands};
use crate::script::graph::{Call, Site};
use crate::script::value::{CellId, Flags, GAP, Val};
use crate::shell::{self, Context, stores};

/// Each request, and the parameter that says what it is about (docs/formats/rpc.md).
const REQUESTS: &[(&str, &str)] =
    &[("ctx.read", "path"), ("ctx.write", "path"), ("ctx.bash", "command"), ("ctx.fetch", "url")];

/// 16 commands of one request: lists of commands are longer and run one by one, none of them hidden.
const COMMANDS: usize = 16;

/// Commands that print the whole environment.
const ENVIRONMENT: &[&str] = &["env", "printenv", "set", "export -p", "declare -x", "declare -px"];

impl Judge<'_, '_> {
    /// `request`, which is of the path, command or address `about`.
    pub(super) fn asked(&mut self, request: &str, about: CellId, site: Site) {
        match request {
            "ctx.read" => {
                self.file("readFile", &[about], site);
                if let Some(path) = self.strings(about).iter().find(|path| stores::is_dotenv(path)) {
                    self.secret("a project's secrets", path, site);
                }
            }
            "ctx.write" => self.file("writeFile", &[about], site),
            "ctx.bash" => self.asked_command(about, site),
            "ctx.fetch" => {
                self.facts.at(site.file).network.get_or_insert(site);
            }
            _ => {}
        }
    }

    fn asked_command(&mut self, line: CellId, site: Site) {
        let lines = self.strings(line);
        if lines.is_empty() && self.flags(line).any(Flags::FETCHED) {
            self.hit(hit(&commands::DOWNLOAD, site, "what the network answers becomes a command"));
        }
        self.decoded(&[line], site);
        for line in lines.iter().take(COMMANDS) {
            let line = line.replace(GAP, "${PART}");
            let mut found = Findings::default();
            shell::judge(&Place::bundle(), &line, Context::Code, &mut found);
            for finding in found.iter().filter(|finding| finding.severity >= Severity::Warning) {
                if finding.rule.id == commands::SECRET.id {
                    let what = format!("in a command {}", finding.message);
                    self.facts.at(site.file).secret.get_or_insert((site, what));
                }
                self.hit(hit(finding.rule, site, finding.message.clone()).severity(finding.severity));
            }
            if line.split(['|', ';', '&', '\n', '(', '>']).any(|part| ENVIRONMENT.contains(&part.trim())) {
                self.facts.at(site.file).secret.get_or_insert((site, "the whole environment is read".to_owned()));
                self.hit(hit(&rules::ENV_READ, site, "a command prints the whole environment"));
            }
        }
    }

    /// A line to the host as programs write it themselves: `{ method: 'ctx.read', params: { path } }` goes into a call.
    pub(super) fn sent(&mut self, call: &Call, site: Site) {
        if !*self.speaks.get_or_init(|| {
            let known = |text: &str| REQUESTS.iter().any(|(request, _)| *request == text);
            self.solver.graph.names.texts().any(known)
        }) {
            return;
        }
        for message in &*call.args {
            let requests: Vec<_> =
                self.members(*message, "method").into_iter().flat_map(|cell| self.strings(cell)).collect();
            let params = self.members(*message, "params");
            for (request, about) in REQUESTS.iter().filter(|(request, _)| requests.iter().any(|one| **one == **request))
            {
                for params in &params {
                    for about in self.members(*params, about) {
                        self.asked(request, about, site);
                    }
                }
            }
        }
    }

    /// The members `name` of the objects in a cell.
    fn members(&mut self, from: CellId, name: &str) -> Vec<CellId> {
        let name = self.solver.graph.names.intern(name);
        let objects = self.solver.graph.at(from).vals.iter();
        objects
            .filter_map(|val| match val {
                Val::Obj(object) => self.solver.graph.has_member(object, name),
                _ => None,
            })
            .collect()
    }
}
