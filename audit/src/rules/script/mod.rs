//! Rules about JavaScript and TypeScript.

mod code;
mod form;
mod modules;
mod reach;

use crate::rule::Rule;

pub use code::{
    CODE_MODULE, DATA_URL, DECODE_EXEC, EVAL, EXEC_COMMAND, EXEC_MODULE, EXEC_PROCESS, FUNCTION, RETURN_THIS, TIMER,
};
pub use form::{
    BUDGET, BUILT_NAME, ESCAPES, HIDDEN_PATH, HOMOGLYPH, MANGLED, NESTING, OPAQUE, PARSE_ERROR, SYMBOLS, TOO_LARGE,
};
pub use modules::{
    ADDON, BINDING, COMPUTED_MODULE, LOADER, MISSING_MODULE, ODD_MODULE, OUTSIDE_MODULE, PACKAGE, UNRESOLVED,
    UNRESOLVED_MEMBER, WORKER,
};
pub use reach::{
    ENV_READ, EXFIL, FS_ACCESS, FS_HOME, GLOBAL_MUTATION, NET_ACCESS, PERSISTENCE, ROOT_ESCAPE, SECRET_PATH, WASM,
};

/// All of them.
#[must_use]
pub fn rules() -> Vec<&'static Rule> {
    [code::RULES, modules::RULES, reach::RULES, form::RULES].concat()
}
