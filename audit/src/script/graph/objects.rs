//! Objects and their members, as far as someone asks for them.

use super::{Function, GLOBAL, Graph, Object, Op, Site, UNKNOWN, Wake};
use crate::script::class::Class;
use crate::script::report::leads_to_secrets;
use crate::script::vals::Packed;
use crate::script::value::{CellId, FunId, Name, Nat, ObjId, OpId, Set, Val, row};

/// 40 bytes of a piece of a path.
const PIECE: usize = 40;
/// 4 pieces of a path in a row.
const PIECES: usize = 4;
/// 16 members of what lies in a list are looked at: rows have fewer.
const WITHIN: usize = 16;
/// 16 places of a list or table where a path may begin: tables of endings are longer.
const BEGUN: usize = 16;

impl Graph {
    /// An object.
    #[inline]
    pub(crate) fn obj(&self, id: ObjId) -> &Object {
        self.objects.get(id.index()).unwrap_or(&self.no_object)
    }

    /// A function.
    #[inline]
    pub(crate) fn fun(&self, id: FunId) -> &Function {
        self.functions.get(id.index()).unwrap_or(&self.no_function)
    }

    /// A new, empty object.
    pub(crate) fn object(&mut self) -> ObjId {
        self.object_of(&[])
    }

    /// The same, for `members`, which make it a telling one if one of them is, or some of them are the steps of a telling path.
    pub(crate) fn object_of(&mut self, members: &[CellId]) -> ObjId {
        let telling = members.iter().any(|cell| self.at(*cell).holds(Class::Telling.bit())) || self.spells(members);
        let id = ObjId::new(row(self.objects.len()), telling);
        self.objects.push(Object::default());
        id
    }

    /// Whether texts that stand side by side in `members` are pieces of a telling path that begins with a hidden file or a home.
    fn spells(&self, members: &[CellId]) -> bool {
        let text = |cell: &CellId| match self.at(*cell).vals.only() {
            Some(Val::Str(name)) => Some(self.names.text(name)).filter(|text| text.len() <= PIECE),
            _ => None,
        };
        let begins = |cell: &CellId| text(cell).is_some_and(|text| text.starts_with(['.', '~']) && text.len() > 1);
        let pieces = |from: usize| members.iter().skip(from).take(PIECES).map_while(text);
        members.iter().take(BEGUN).enumerate().filter(|(_, cell)| begins(cell)).any(|(at, _)| {
            let (mut closed, mut stepped) = (String::new(), String::new());
            pieces(at).any(|piece| {
                closed.push_str(piece);
                stepped.push_str(if stepped.is_empty() { "" } else { "/" });
                stepped.push_str(piece);
                leads_to_secrets(&closed) || leads_to_secrets(&stepped)
            })
        })
    }

    /// A new array of `elements`.
    pub(crate) fn array(&mut self, elements: Vec<CellId>) -> ObjId {
        let id = self.object_of(&elements);
        self.lay(id, elements);
        id
    }

    /// `object` is an array of `elements`.
    pub(crate) fn lay(&mut self, id: ObjId, elements: Vec<CellId>) {
        let all = self.obj(id).all;
        if all != UNKNOWN {
            for cell in &elements {
                self.link(*cell, all);
            }
        }
        if let Some(object) = self.objects.get_mut(id.index()) {
            object.elements = Some(elements);
        }
    }

    /// The object that `op` makes as its `nth`; the same each time it is asked.
    pub(crate) fn made_by(&mut self, op: OpId, nth: u32) -> ObjId {
        self.made_of((op, nth), &[])
    }

    /// The same, for `members`.
    pub(crate) fn made_of(&mut self, (op, nth): (OpId, u32), members: &[CellId]) -> ObjId {
        if let Some(id) = self.made.get(&(op, nth)) {
            return *id;
        }
        let id = self.object_of(members);
        self.made.insert((op, nth), id);
        id
    }

    /// The cell of what the plugin put on something of the engine's under a name that this lacks, if it ever did.
    #[inline]
    pub(crate) fn kept(&self, nat: Nat, name: Name) -> Option<CellId> {
        if self.kept.is_empty() { None } else { self.kept.get(&(nat, name)).copied() }
    }

    /// The same, to write to.
    pub(crate) fn keep(&mut self, nat: Nat, name: Name) -> CellId {
        if let Some(cell) = self.kept.get(&(nat, name)) {
            return *cell;
        }
        let cell = self.cell();
        self.kept.insert((nat, name), cell);
        cell
    }

    /// Who reads a name under which something was kept looks again: most were read before it was.
    pub(crate) fn find_kept(&mut self) {
        let names: Set<Name> = self.kept.keys().map(|(_, name)| *name).collect();
        if names.is_empty() {
            return;
        }
        for at in 0..self.ops.len() {
            let Some(Op::Get { key, .. } | Op::Method { key, .. }) = self.ops.get(at) else { continue };
            if self.at(*key).vals.iter().any(|val| matches!(val, Val::Str(name) if names.contains(&name))) {
                self.enqueue(OpId(row(at)), Wake::Aside);
            }
        }
    }

    /// The object that `op` made as its `nth`, if it ever did.
    pub(crate) fn has_made(&self, op: OpId, nth: u32) -> Option<ObjId> {
        self.made.get(&(op, nth)).copied()
    }

    /// What is written to `object` by an unknown key.
    pub(crate) fn any(&mut self, object: ObjId) -> CellId {
        let known = self.obj(object).any;
        if known != UNKNOWN {
            return known;
        }
        let any = self.cell();
        let Some(slot) = self.objects.get_mut(object.index()) else { return any };
        slot.any = any;
        let all = slot.all;
        if all != UNKNOWN {
            self.link(any, all);
        }
        let shedder = self.op(Op::Shed { object }, Site::default());
        self.watch(any, shedder);
        if let Some(slot) = self.objects.get_mut(object.index()) {
            slot.shedder = shedder;
        }
        any
    }

    /// Whether something may have been written to `object` by an unknown key.
    pub(crate) fn is_open(&self, object: ObjId) -> bool {
        let any = self.obj(object).any;
        any != UNKNOWN && !self.at(any).is_blank()
    }

    /// Whether `object` holds names that an enumeration gave, itself or in what lies in it, as far as anybody looked.
    pub(crate) fn is_enumerated(&self, object: ObjId) -> bool {
        let holds = |cell: CellId| self.at(cell).vals.contains(Packed::of(Val::AnyKey));
        let within = |inner: ObjId| {
            let inner = self.obj(inner);
            let elements = inner.elements.as_deref().unwrap_or_default().iter().copied();
            let fields = inner.fields.iter().map(|(_, cell)| *cell);
            holds(inner.any) || holds(inner.all) || fields.chain(elements).take(WITHIN).any(holds)
        };
        let all = self.obj(object).all;
        holds(all) || self.at(all).vals.iter().any(|val| matches!(val, Val::Obj(inner) if within(inner)))
    }

    /// Whether a function was written to `object` by a key that is not known: it may be any of its methods.
    pub(crate) fn is_manned(&self, object: ObjId) -> bool {
        let is_function = |val| matches!(val, Val::Fun(_) | Val::Bound(_) | Val::Nat(_));
        self.at(self.obj(object).any).vals.iter().any(is_function)
    }

    /// What any member of `object` may be.
    pub(crate) fn all(&mut self, object: ObjId) -> CellId {
        let known = self.obj(object).all;
        if known != UNKNOWN {
            return known;
        }
        let all = self.cell();
        let Some(slot) = self.objects.get_mut(object.index()) else { return all };
        slot.all = all;
        let any = slot.any;
        let elements = slot.elements.clone().unwrap_or_default();
        let fields: Vec<CellId> = slot.fields.iter().map(|(_, cell)| *cell).collect();
        for cell in fields.into_iter().chain(elements) {
            self.link(cell, all);
        }
        if any != UNKNOWN {
            self.link(any, all);
        }
        all
    }

    /// Where members of `object` are looked up next.
    pub(crate) fn proto(&mut self, object: ObjId) -> CellId {
        let known = self.obj(object).proto;
        if known != UNKNOWN {
            return known;
        }
        let proto = self.cell();
        let Some(slot) = self.objects.get_mut(object.index()) else { return proto };
        slot.proto = proto;
        // Who asked before asked the member itself: it takes what is inherited for its own.
        for (name, out) in slot.asked.clone() {
            self.op(Op::Look { object, name, out }, Site::default());
        }
        proto
    }

    /// The prototypes of `object`, if it may have any but the usual one.
    pub(crate) fn has_proto(&self, object: ObjId) -> Option<CellId> {
        Some(self.obj(object).proto).filter(|proto| *proto != UNKNOWN)
    }

    /// The cell of member `key` of `object` itself, to write to.
    pub(crate) fn member(&mut self, object: ObjId, key: Name) -> CellId {
        if let Some(cell) = self.members.get(&(object, key)) {
            return *cell;
        }
        let cell = self.cell();
        self.members.insert((object, key), cell);
        let Some(slot) = self.objects.get_mut(object.index()) else { return cell };
        slot.fields.push((key, cell));
        let all = slot.all;
        let element = slot.elements.as_ref().filter(|all| !all.is_empty());
        let element = element.and_then(|all| all.get(self.names.index(key)?).copied());
        if let Some(from) = element {
            self.link(from, cell);
        }
        if all != UNKNOWN {
            self.link(cell, all);
        }
        cell
    }

    /// The same cell, to read: with what was written by an unknown key.
    pub(crate) fn read_member(&mut self, object: ObjId, key: Name) -> CellId {
        let cell = self.member(object, key);
        if self.at(cell).asked {
            return cell;
        }
        let (Some(slot), Some(about)) = (self.cells.get_mut(cell.index()), self.objects.get_mut(object.index())) else {
            return cell;
        };
        slot.asked = true;
        about.asked.push((key, cell));
        let (any, shedder) = (about.any, about.shedder);
        if any != UNKNOWN && !self.at(any).is_blank() {
            self.enqueue(shedder, Wake::Input);
        }
        cell
    }

    /// The cell of what reading `key` of `object` gives: its own or what it inherits.
    pub(crate) fn reading(&mut self, object: ObjId, key: Name) -> CellId {
        if self.has_proto(object).is_none() {
            return self.read_member(object, key);
        }
        if let Some(cell) = self.views.get(&(object, key)) {
            return *cell;
        }
        let out = self.cell();
        self.views.insert((object, key), out);
        self.op(Op::Look { object, name: key, out }, Site::default());
        out
    }

    /// Whether member `key` of `object` was ever written or read.
    pub(crate) fn has_member(&self, object: ObjId, key: Name) -> Option<CellId> {
        self.members.get(&(object, key)).copied()
    }

    /// A new function.
    pub(crate) fn function(&mut self, function: Function) -> FunId {
        let id = FunId(row(self.functions.len()));
        self.functions.push(function);
        id
    }

    /// Its own members.
    pub(crate) fn own(&mut self, fun: FunId) -> ObjId {
        if self.fun(fun).own != GLOBAL {
            return self.fun(fun).own;
        }
        let id = self.object();
        if let Some(function) = self.functions.get_mut(fun.index()) {
            function.own = id;
        }
        id
    }

    /// What `new` makes of it.
    pub(crate) fn instance(&mut self, fun: FunId) -> ObjId {
        if self.fun(fun).made != GLOBAL {
            return self.fun(fun).made;
        }
        let id = self.object();
        if let Some(object) = self.objects.get_mut(id.index()) {
            object.class = Some(fun);
        }
        if let Some(function) = self.functions.get_mut(fun.index()) {
            function.made = id;
        }
        id
    }
}
