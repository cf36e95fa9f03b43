//! Modules that are loaded: by a name that is known or not, from where they may come or not.

use super::{Judge, hit};
use crate::finding::Severity;
use crate::rules::script as rules;
use crate::script::graph::Site;
use crate::script::modules::Target;
use crate::script::value::{CellId, Flags, Val};

impl Judge<'_, '_> {
    /// A module is loaded by the name in `spec`.
    pub(super) fn loaded(&mut self, spec: CellId, site: Site) {
        let content = self.solver.graph.at(spec);
        let (flags, vals) = (content.flags, content.vals.clone());
        for val in vals.iter() {
            match val {
                Val::Str(name) => {
                    let text = self.solver.graph.names.shared(name);
                    self.named(&text, site);
                }
                Val::Part(name) if is_text(self.solver.graph.names.text(name)) => {
                    self.hit(hit(&rules::DATA_URL, site, "the module's text is in its URL"));
                }
                _ => {}
            }
        }
        let constant = !flags.any(Flags::UNKNOWN)
            && !vals.is_empty()
            && vals.iter().all(|val| matches!(val, Val::Str(_) | Val::Num(_)));
        let never = vals.is_empty() && flags.any(Flags::CLOSED);
        if constant && self.is_trap(spec) {
            self.hit(hit(
                &rules::COMPUTED_MODULE,
                site,
                "a proxy loads whatever module is named by the member that is read",
            ));
        }
        if constant || never {
            return;
        }
        self.hit(hit(&rules::COMPUTED_MODULE, site, "which module this loads is only known when it runs"));
        if flags.any(Flags::DECODED) {
            self.hit(hit(&rules::DECODE_EXEC, site, "a decoded text names the module that this loads"));
        }
    }

    /// Whether a cell holds the names of the members that are read of a proxy.
    fn is_trap(&self, cell: CellId) -> bool {
        let graph = &self.solver.graph;
        let content = graph.at(cell);
        !content.constant
            && content.flags.any(Flags::CLOSED)
            && graph.objects.iter().any(|object| object.trap == Some(cell))
    }

    fn named(&mut self, spec: &str, site: Site) {
        match self.solver.modules.resolve(site.file, spec) {
            Target::Builtin(path) => self.builtin(&path, site),
            Target::File(_) | Target::Data(_) => {}
            Target::Odd(_) => self.hit(hit(
                &rules::ODD_MODULE,
                site,
                format!("{spec:?} is loaded as code although its name says that it is none"),
            )),
            Target::Native => self.hit(hit(&rules::ADDON, site, format!("{spec:?} is machine code"))),
            Target::Missing => {
                self.facts.missing.push((site, spec.to_owned()));
                self.hit(hit(&rules::MISSING_MODULE, site, format!("{spec:?} is not in the bundle")));
            }
            Target::Outside if is_text(spec) => {
                self.hit(hit(&rules::DATA_URL, site, "the module's text is in its URL"));
            }
            Target::Outside => self.hit(hit(&rules::OUTSIDE_MODULE, site, format!("{spec:?} lies outside the plugin"))),
            Target::Package => {
                self.hit(hit(&rules::PACKAGE, site, format!("{spec:?} is a package that the bundle does not hold")));
            }
        }
    }

    /// A module of Node is there from now on.
    pub(super) fn builtin(&mut self, path: &str, site: Site) {
        match path {
            "node:child_process" | "node:cluster" => {
                self.hit(hit(&rules::EXEC_MODULE, site, format!("{path} starts other programs")));
            }
            "node:worker_threads" => {
                self.hit(hit(&rules::WORKER, site, "node:worker_threads runs code in a realm of its own"));
            }
            "node:vm" | "node:inspector" | "node:inspector/promises" | "node:repl" => {
                self.hit(hit(&rules::CODE_MODULE, site, format!("{path} turns text into code")));
            }
            "node:ffi" => self.hit(hit(&rules::BINDING, site, "node:ffi calls machine code")),
            "node:fs" | "node:fs/promises" => {
                self.hit(hit(&rules::FS_ACCESS, site, format!("{path} reads and writes files")));
            }
            "node:wasi" => self.hit(hit(&rules::WASM, site, "node:wasi runs WebAssembly with access to the system")),
            "node:http" | "node:https" | "node:http2" | "node:net" | "node:tls" | "node:dgram" | "node:dns"
            | "node:dns/promises" | "node:quic" => {
                self.facts.at(site.file).network.get_or_insert(site);
                self.hit(hit(&rules::NET_ACCESS, site, format!("{path} reaches the network")));
            }
            _ if path.starts_with("node:_http") || path.starts_with("node:_tls") => {
                self.facts.at(site.file).network.get_or_insert(site);
                self.hit(
                    hit(&rules::NET_ACCESS, site, format!("{path} reaches the network")).severity(Severity::Warning),
                );
            }
            _ => {}
        }
    }
}

/// Whether a URL is the text itself.
fn is_text(url: &str) -> bool {
    url.starts_with("data:") || url.starts_with("blob:")
}
