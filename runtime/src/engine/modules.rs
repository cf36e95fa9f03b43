//! The plugin's own files are all that it can import, by constant relative paths, and only while it loads.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use rquickjs::loader::{ImportAttributes, Loader, Resolver};
use rquickjs::module::Declared;
use rquickjs::{Ctx, Exception, Module};

/// 4096 files of one program, ten times the largest plugin seen.
const MODULES: usize = 4096;
/// 200 imports deep: each level takes the C stack of a compilation.
const NESTING: usize = 200;

/// The tree's modules, open for imports until the graph of the main module is linked.
#[derive(Debug, Clone, Default)]
pub(super) struct Tree(Rc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    sources: RefCell<HashMap<String, String>>,
    open: Cell<bool>,
    depth: Cell<usize>,
}

impl Tree {
    /// Opens the tree for the imports of one main module.
    pub(super) fn open(&self, sources: HashMap<String, String>) {
        self.0.sources.replace(sources);
        self.0.open.set(true);
    }

    /// Closes it for good: what is not linked by now is not part of the program.
    pub(super) fn close(&self) {
        self.0.open.set(false);
        self.0.sources.replace(HashMap::new());
    }

    /// Takes a module's source; each is compiled once.
    pub(super) fn take(&self, name: &str) -> Result<String, String> {
        if !name.ends_with(".js") && !name.ends_with(".mjs") && !name.ends_with(".json") {
            return Err(format!("{name}: not a .js, .mjs or .json file of the plugin"));
        }
        let mut sources = self.0.sources.borrow_mut();
        if sources.len() > MODULES {
            return Err(format!("more than {MODULES} modules"));
        }
        let source = sources.remove(name).ok_or_else(|| format!("{name}: the plugin has no such module"))?;
        if source.contains('\0') {
            return Err(format!("{name}: it holds a NUL"));
        }
        if name.ends_with(".json") { data(name, &source) } else { Ok(source) }
    }

    fn find(&self, base: &str, name: &str) -> Result<String, String> {
        if !self.0.open.get() {
            return Err("import() is not available: import at the top of the file, by a constant path".into());
        }
        if !name.starts_with("./") && !name.starts_with("../") {
            return Err(format!(
                "{name}: only files of the plugin can be imported, by a path that begins with ./ or ../"
            ));
        }
        beneath(base, name).ok_or_else(|| format!("{name}: outside the plugin"))
    }
}

/// A JSON file as a module. `JSON.parse` keeps a member `__proto__` a member, where a literal would set the prototype.
fn data(name: &str, source: &str) -> Result<String, String> {
    let value: serde_json::Value = serde_json::from_str(source).map_err(|error| format!("{name}: {error}"))?;
    let quoted = serde_json::to_string(&value.to_string()).map_err(|error| format!("{name}: {error}"))?;
    Ok(format!("export default JSON.parse({quoted});"))
}

/// `name` seen from the folder of `base`, without dots; `None` above the root.
fn beneath(base: &str, name: &str) -> Option<String> {
    let mut parts: Vec<&str> = base.split('/').collect();
    parts.pop();
    for part in name.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

impl Resolver for Tree {
    fn resolve<'js>(
        &mut self,
        ctx: &Ctx<'js>,
        base: &str,
        name: &str,
        _: Option<ImportAttributes<'js>>,
    ) -> rquickjs::Result<String> {
        self.find(base, name).map_err(|why| Exception::throw_message(ctx, &why))
    }
}

impl Loader for Tree {
    fn load<'js>(
        &mut self,
        ctx: &Ctx<'js>,
        name: &str,
        _: Option<ImportAttributes<'js>>,
    ) -> rquickjs::Result<Module<'js, Declared>> {
        let inner = Rc::clone(&self.0);
        let depth = inner.depth.get();
        if depth >= NESTING {
            return Err(Exception::throw_message(ctx, "the imports nest too deep"));
        }
        let source = self.take(name).map_err(|why| Exception::throw_message(ctx, &why))?;
        inner.depth.set(depth + 1);
        let declared = Module::declare(ctx.clone(), name, source);
        inner.depth.set(depth);
        declared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_path_leads_above_the_root() {
        assert_eq!(beneath("index.js", "../x.js"), None);
        assert_eq!(beneath("a/b.js", "../../x.js"), None);
        assert_eq!(beneath("a/b.js", "../x.js").as_deref(), Some("x.js"));
        assert_eq!(beneath("a/b.js", ".//./c//d.js").as_deref(), Some("a/c/d.js"));
    }

    #[test]
    fn a_json_module_cannot_set_a_prototype_or_run_code() {
        let module = data("d.json", r#"{"__proto__":{"x":1},"y":"\u2028\"); evil(\""}"#).expect("JSON");
        assert!(module.starts_with("export default JSON.parse(\"{"), "{module}");
        assert!(data("d.json", "{}); evil(").is_err());
    }
}
