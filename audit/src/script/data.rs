//! JSON files that a program loads: their texts are the program's as if they stood in it.

use serde_json::Value;

use super::graph::Graph;
use super::value::{CellId, Flags, Val};

/// 1 MiB: tables of names and paths are a tenth of that; larger ones are data.
const BYTES: usize = 1 << 20;

/// 20,000 values of one file: each takes a cell.
const VALUES: usize = 20_000;

/// Puts what the JSON `text` says into `exports`: anything, where it is too much or no JSON.
pub(super) fn load(graph: &mut Graph, exports: CellId, text: &str) {
    let value = Some(text).filter(|text| text.len() <= BYTES).and_then(|text| serde_json::from_str(text).ok());
    let mut room = VALUES;
    match value.and_then(|value| cell(graph, &value, &mut room)) {
        Some(cell) => graph.link(cell, exports),
        None => graph.mark(exports, Flags::UNKNOWN),
    }
}

/// The cell of one value, while there is room for more. No deeper than the 128 levels that the parser takes.
fn cell(graph: &mut Graph, value: &Value, room: &mut usize) -> Option<CellId> {
    *room = room.checked_sub(1)?;
    let val = match value {
        Value::Null => Val::Null,
        Value::Bool(flag) => Val::Bool(*flag),
        Value::Number(number) => graph.num(number.as_f64()?),
        Value::String(text) => return Some(graph.string(text)),
        Value::Array(all) => {
            let elements = all.iter().map(|one| cell(graph, one, room)).collect::<Option<_>>()?;
            Val::Obj(graph.array(elements))
        }
        Value::Object(members) => {
            let cells: Vec<CellId> = members.values().map(|one| cell(graph, one, room)).collect::<Option<_>>()?;
            let object = graph.object_of(&cells);
            for (key, from) in members.keys().zip(cells) {
                let name = graph.names.intern(key);
                let to = graph.member(object, name);
                graph.link(from, to);
            }
            Val::Obj(object)
        }
    };
    let cell = graph.cell();
    graph.add(cell, val);
    Some(cell)
}
