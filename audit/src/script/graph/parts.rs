//! What a graph is made of: calls, constraints, objects, functions.

use std::rc::Rc;

use crate::script::value::{CellId, FunId, Name, Nat, ObjId, OpId, Val};

/// How a call is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// `f(x)`
    Call,
    /// `new F(x)`
    New,
    /// `` f`x` ``
    Tag,
}

/// A call.
#[derive(Debug, Clone)]
pub(crate) struct Call {
    /// What is called.
    pub(crate) callee: CellId,
    /// The receiver and the key, when a member is called.
    pub(crate) member: Option<(CellId, CellId)>,
    /// Arguments.
    pub(crate) args: Rc<[CellId]>,
    /// Which of them are spread, each giving its elements; empty when none is.
    pub(crate) spread: Vec<bool>,
    /// The result.
    pub(crate) out: CellId,
    /// How it is written.
    pub(crate) manner: Manner,
    /// Whether the result is called in turn.
    pub(crate) called: bool,
    /// Whether what is called is written there and then.
    pub(crate) inline: bool,
}

impl Call {
    /// A call that no one wrote.
    pub(crate) fn implied(callee: CellId, member: Option<(CellId, CellId)>, args: Rc<[CellId]>, out: CellId) -> Self {
        Self { callee, member, args, spread: Vec::new(), out, manner: Manner::Call, called: false, inline: false }
    }

    /// Arguments that are spread.
    pub(crate) fn spreads(&self) -> impl Iterator<Item = CellId> {
        self.args.iter().zip(&self.spread).filter(|(_, spread)| **spread).map(|(cell, _)| *cell)
    }
}

/// A constraint.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Op {
    /// What is written to an object by an unknown key may be in any of its members.
    Shed { object: ObjId },
    /// A member of an object or of its prototypes.
    Look { object: ObjId, name: Name, out: CellId },
    /// A member is read.
    Get { base: CellId, key: CellId, out: CellId },
    /// A member is read to be called there and then, by a call that knows the methods of text and lists itself.
    Method { base: CellId, key: CellId, out: CellId },
    /// A member is written.
    Set { base: CellId, key: CellId, value: CellId },
    /// A call; by its place among the calls.
    Call(u32),
    /// Strings joined; by the place among the joins.
    Concat { parts: u32, out: CellId },
    /// Arithmetic.
    Math { op: char, a: CellId, b: CellId, out: CellId },
    /// `+x`, `-x`, `!x`, `~x`
    Sign { op: char, a: CellId, out: CellId },
    /// The elements of an iterable.
    Iter { from: CellId, out: CellId },
    /// The keys of an object.
    Keys { from: CellId, out: CellId },
    /// All members of one object become members of another.
    Spread { from: CellId, into: ObjId },
    /// A module is loaded by its name.
    Load { spec: CellId, out: CellId },
    /// A named import of a module.
    Named { from: CellId, name: Name, out: CellId },
    /// A root object that is stored or returned here.
    Stored { value: CellId },
    /// A class without constructor of its own is put beneath another one.
    Extends { above: CellId },
}

/// Where something is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Site {
    /// The file's place among the files.
    pub(crate) file: u32,
    /// First byte.
    pub(crate) start: u32,
    /// The byte after the last.
    pub(crate) end: u32,
}

/// A condition, and what is done where it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choice {
    /// Where the condition is written.
    pub(crate) test: Site,
    /// Where that is written which is done then.
    pub(crate) then: Site,
}

impl Choice {
    /// Whether what is written at `site` is part of the condition.
    pub(crate) fn asks(&self, site: Site) -> bool {
        self.test.holds(site)
    }

    /// Whether it is part of what is done then.
    pub(crate) fn holds(&self, site: Site) -> bool {
        self.then.holds(site)
    }
}

impl Site {
    /// Whether `other` lies within it.
    fn holds(self, other: Self) -> bool {
        self.file == other.file && self.start <= other.start && other.end <= self.end
    }
}

/// An object or array.
#[derive(Debug, Default)]
pub(crate) struct Object {
    /// Members that were written or asked for, by name.
    pub(crate) fields: Vec<(Name, CellId)>,
    /// Those of them that somebody reads by name.
    pub(crate) asked: Vec<(Name, CellId)>,
    /// How many of these have got all that was written by an unknown key.
    pub(crate) shed: usize,
    /// Who gives it to them.
    pub(super) shedder: OpId,
    /// Elements of an array literal, in order.
    pub(crate) elements: Option<Vec<CellId>>,
    /// What is written by an unknown key, once something is or someone asks.
    pub(super) any: CellId,
    /// What any member may be, once someone asks.
    pub(super) all: CellId,
    /// Where members are looked up next, once there is something.
    pub(super) proto: CellId,
    /// The class that made it.
    pub(crate) class: Option<FunId>,
    /// The parameter of a proxy that gets the keys.
    pub(crate) trap: Option<CellId>,
    /// What stands behind it: a module of a builtin, the arguments of the module wrapper.
    pub(crate) native: Option<Nat>,
}

/// A function or class.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of how it is written")]
pub(crate) struct Function {
    /// What each parameter gets.
    pub(crate) params: Vec<CellId>,
    /// What the rest parameter gets.
    pub(crate) rest: Option<ObjId>,
    /// The arguments object, if it is used.
    pub(crate) arguments: Option<ObjId>,
    /// The receiver.
    pub(crate) this: CellId,
    /// The result.
    pub(crate) ret: CellId,
    /// What a generator yields one after the other, where that is all that it does.
    pub(crate) yields: Vec<CellId>,
    /// Its own members.
    pub(crate) own: ObjId,
    /// What `new` makes.
    pub(crate) made: ObjId,
    /// What a class extends.
    pub(crate) heritage: CellId,
    /// Whether a call without receiver has the global object as `this`.
    pub(crate) sloppy: bool,
    /// Whether calling gives an iterator over what is yielded.
    pub(crate) generator: bool,
    /// Whether it is a class.
    pub(crate) class: bool,
    /// Whether the class has its own constructor.
    pub(crate) constructor: bool,
    /// Whether its first parameter is called as what the host gives is.
    pub(crate) hosted: bool,
}

/// A function with its receiver and first arguments fixed.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Binding {
    /// What is done: `call`, `apply` or `bind` of the target, or the target itself with arguments.
    pub(crate) verb: &'static str,
    /// On what.
    pub(crate) target: Val,
    /// The fixed arguments.
    pub(crate) args: Vec<CellId>,
}
