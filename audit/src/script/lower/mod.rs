//! From a file's tree to constraints: one pass over the flat node list, children before parents, without recursion.

mod call;
mod class;
mod expression;
mod module;
mod namespace;
mod pattern;
mod single;
mod statement;

use std::collections::hash_map::Entry;

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, IdentifierReference, LogicalOperator};
use oxc_semantic::{AstNodes, NodeId, Scoping, Semantic, SymbolId};
use oxc_span::{GetSpan, Span};

use super::graph::{Function, GLOBAL, Graph, Op, Site, UNHEARD, UNKNOWN};
use super::value::{CellId, FunId, Map, Name, ObjId, Val};
use expression::LITERAL;

/// What a module gives to those who load it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Unit {
    /// `module.exports`, or the namespace.
    pub(crate) exports: CellId,
    /// The object that `exports` is at first.
    pub(crate) namespace: ObjId,
}

/// How a file was parsed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// Inside the wrapper with `require`, `module`, `exports`.
    CommonJs,
    /// With `import` and `export`.
    Module,
}

/// What stands around a file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Around {
    /// The file's place among the files.
    pub(crate) file: u32,
    /// What it exports.
    pub(crate) unit: Unit,
    /// How it was parsed.
    pub(crate) dialect: Dialect,
}

struct Lower<'g, 's, 'a> {
    graph: &'g mut Graph,
    nodes: &'s AstNodes<'a>,
    scoping: &'s Scoping,
    around: Around,
    /// What each expression may be worth, by node.
    cells: Vec<CellId>,
    /// What each variable may be worth, by symbol.
    symbols: Vec<CellId>,
    /// The object of the nearest `with` around a node, where there is one.
    with_of: Map<NodeId, CellId>,
    functions: Map<NodeId, FunId>,
    /// The objects of TypeScript's namespaces.
    namespaces: Map<NodeId, ObjId>,
    /// In how many places each function gives a result.
    results: Map<FunId, u32>,
    /// Names that no declaration explains.
    globals: Map<String, CellId>,
    /// What is read as a member of what, and whether it is called there and then: wherever the same is read, it is worth the same.
    reads: Map<(CellId, CellId, bool), CellId>,
}

/// Adds what `semantic`'s file says to `graph`, and shows each node to `see` on the way: a tree of megabytes lies in no cache, and
/// is walked no oftener than it must.
pub(crate) fn lower<'a>(semantic: &Semantic<'a>, around: Around, graph: &mut Graph, see: impl FnMut(AstKind<'a>)) {
    let nodes = semantic.nodes();
    let scoping = semantic.scoping();
    let mut lower = Lower {
        graph,
        nodes,
        scoping,
        around,
        cells: vec![UNKNOWN; nodes.len()],
        symbols: vec![UNKNOWN; scoping.symbols_len()],
        with_of: Map::default(),
        functions: Map::default(),
        namespaces: Map::default(),
        results: Map::default(),
        globals: Map::default(),
        reads: Map::default(),
    };
    lower.down();
    lower.name_others();
    lower.up(see);
}

impl<'a> Lower<'_, '_, 'a> {
    /// Parents before children: what is declared, and what stands inside of which `with`.
    fn down(&mut self) {
        // By number: asking a node for its own looks into the tree, which lies in no cache.
        for (id, node) in self.nodes.iter_enumerated() {
            let parent = self.nodes.parent_id(id);
            let parent_kind = self.nodes.kind(parent);
            let with = match parent_kind {
                AstKind::WithStatement(_) => Some(self.with_object(parent)),
                _ if self.with_of.is_empty() => None,
                _ => self.with_of.get(&parent).copied(),
            };
            if let Some(with) = with {
                self.with_of.insert(id, with);
            }
            self.declare(id, node.kind(), parent_kind);
        }
    }

    /// The function around a node: few ask for it, and it stands a few steps above most of them.
    fn function_around(&self, id: NodeId) -> Option<FunId> {
        let around = self
            .nodes
            .ancestor_ids(id)
            .find(|id| matches!(self.nodes.kind(*id), AstKind::Function(_) | AstKind::ArrowFunctionExpression(_)))?;
        self.function_at(around)
    }

    /// The function or class whose `this` a node sees.
    fn receiver_around(&self, id: NodeId) -> Option<FunId> {
        let around = self.nodes.ancestor_ids(id).find_map(|id| match self.nodes.kind(id) {
            AstKind::Function(_) => Some(id),
            AstKind::PropertyDefinition(_) | AstKind::StaticBlock(_) | AstKind::AccessorProperty(_) => {
                Some(self.class_around(id))
            }
            _ => None,
        })?;
        self.function_at(around)
    }

    /// Gives functions and classes their number before anything refers to them.
    fn declare(&mut self, id: NodeId, kind: AstKind<'a>, parent: AstKind<'a>) {
        let function = match kind {
            AstKind::Function(function) => Function {
                sloppy: !self.scoping.scope_flags(function.scope_id()).is_strict_mode(),
                generator: function.generator,
                ..Function::default()
            },
            AstKind::ArrowFunctionExpression(_) => Function::default(),
            AstKind::Class(_) => Function { class: true, heritage: self.graph.cell(), ..Function::default() },
            AstKind::ReturnStatement(_) | AstKind::YieldExpression(_) => return self.count_result(id),
            AstKind::TSNamespaceDeclaration(_) => return self.declare_namespace(id),
            AstKind::CatchClause(it) => {
                if let Some(param) = &it.param {
                    self.catch(&param.pattern);
                }
                return;
            }
            _ => return self.declare_literal(id, kind, parent),
        };
        // An arrow has the receiver of the function around it.
        let this = if matches!(kind, AstKind::ArrowFunctionExpression(_)) { UNKNOWN } else { self.graph.cell() };
        let ret = self.graph.cell();
        let fun = self.graph.function(Function { this, ret, ..function });
        self.functions.insert(id, fun);
        let own = match kind {
            AstKind::Function(it) => it.id.as_ref(),
            AstKind::Class(it) => it.id.as_ref(),
            _ => None,
        };
        self.fix(id, own, Val::Fun(fun));
    }

    /// Gives a literal to the name that is declared as it.
    fn declare_literal(&mut self, id: NodeId, kind: AstKind<'a>, parent: AstKind<'a>) {
        if !matches!(parent, AstKind::VariableDeclarator(_)) {
            return;
        }
        let val = match kind {
            AstKind::StringLiteral(it) if it.value.len() <= LITERAL => Val::Str(self.name(&it.value)),
            AstKind::NumericLiteral(it) => self.graph.num(it.value),
            AstKind::BooleanLiteral(it) => Val::Bool(it.value),
            AstKind::NullLiteral(_) => Val::Null,
            _ => return,
        };
        self.fix(id, None, val);
    }

    /// Children before parents.
    fn up(&mut self, mut see: impl FnMut(AstKind<'a>)) {
        for at in (0..self.nodes.len()).rev() {
            let id = NodeId::from_usize(at);
            let kind = self.nodes.kind(id);
            see(kind);
            if let AstKind::WithStatement(it) = kind {
                let (from, to) = (self.value(&it.object), self.at(id));
                self.graph.link(from, to);
                continue;
            }
            let cell = self.expression(id, kind);
            put(&mut self.cells, id, cell);
        }
        self.order_yields();
    }

    /// The cell of a `with`'s object, which is made before the object is read.
    fn with_object(&mut self, with: NodeId) -> CellId {
        if at(&self.cells, with) == UNKNOWN {
            let cell = self.graph.cell();
            put(&mut self.cells, with, cell);
        }
        at(&self.cells, with)
    }

    fn class_around(&self, id: NodeId) -> NodeId {
        let body = self.nodes.parent_id(id);
        self.nodes.parent_id(body)
    }

    /// What `expression` may be worth.
    fn value(&self, expression: &Expression<'a>) -> CellId {
        self.at(AstKind::from_expression(expression).node_id())
    }

    fn at(&self, id: NodeId) -> CellId {
        at(&self.cells, id)
    }

    fn symbol(&self, id: Option<SymbolId>) -> CellId {
        id.and_then(|id| self.symbols.get(id.index())).copied().unwrap_or(UNKNOWN)
    }

    /// What a name that is used refers to, if a declaration explains it.
    fn symbol_of(&self, it: &IdentifierReference<'a>) -> Option<SymbolId> {
        it.reference_id.get().and_then(|id| self.scoping.get_reference(id).symbol_id())
    }

    fn site(&self, span: Span) -> Site {
        Site { file: self.around.file, start: span.start, end: span.end }
    }

    fn name(&mut self, text: &str) -> Name {
        self.graph.names.intern(text)
    }

    fn function_at(&self, id: NodeId) -> Option<FunId> {
        self.functions.get(&id).copied()
    }

    /// A member that is read.
    fn get(&mut self, base: CellId, key: CellId, span: Span) -> CellId {
        let out = self.graph.cell();
        self.get_into(base, key, (out, span));
        out
    }

    /// A member that is read and goes to `out`.
    fn get_into(&mut self, base: CellId, key: CellId, (out, span): (CellId, Span)) {
        let site = self.site(span);
        self.graph.op(Op::Get { base, key, out }, site);
    }

    /// A member that is read, and called if it is the callee of the call around.
    fn get_or_method(&mut self, id: NodeId, (base, key): (CellId, CellId), span: Span) -> CellId {
        let called = matches!(self.nodes.parent_kind(id), AstKind::CallExpression(call)
            if AstKind::from_expression(&call.callee).node_id() == id);
        let read = |out| if called { Op::Method { base, key, out } } else { Op::Get { base, key, out } };
        let site = self.site(span);
        if let Some(out) = self.taker(id) {
            self.graph.op(read(out), site);
            return out;
        }
        let out = match self.reads.entry((base, key, called)) {
            Entry::Occupied(known) => {
                let out = *known.get();
                self.graph.twin(read(out), site);
                return out;
            }
            Entry::Vacant(new) => *new.insert(self.graph.cell()),
        };
        self.graph.op(read(out), site);
        out
    }

    fn set(&mut self, base: CellId, key: CellId, value: CellId, span: Span) {
        let site = self.site(span);
        self.graph.op(Op::Set { base, key, value }, site);
    }

    /// Notes that what is called `eval` is used for anything but a call or a question of what it is.
    fn evaluator(&mut self, id: NodeId, name: &str, (value, span): (CellId, Span)) {
        if name == "eval" && self.is_kept(id, span) {
            let site = self.site(span);
            self.graph.op(Op::Stored { value }, site);
        }
    }

    /// Whether an expression's value goes anywhere but into a call of it, a comparison or a condition.
    fn is_kept(&self, id: NodeId, span: Span) -> bool {
        match self.nodes.parent_kind(id) {
            AstKind::CallExpression(it) => it.callee.span() != span,
            AstKind::AssignmentExpression(it) => it.left.span() != span,
            AstKind::StaticMemberExpression(it) => it.object.span() != span,
            AstKind::ComputedMemberExpression(it) => it.object.span() != span,
            AstKind::ConditionalExpression(it) => it.test.span() != span,
            AstKind::LogicalExpression(it) => it.operator != LogicalOperator::And || it.left.span() != span,
            AstKind::UnaryExpression(_)
            | AstKind::BinaryExpression(_)
            | AstKind::IfStatement(_)
            | AstKind::ExpressionStatement(_)
            | AstKind::TSTypeQuery(_) => false,
            _ => true,
        }
    }

    /// Notes a place where a value is kept that the rules may follow no further.
    fn stored(&mut self, expression: &Expression<'a>, span: Span) {
        if matches!(expression, Expression::Identifier(_) | Expression::ThisExpression(_)) {
            let value = self.value(expression);
            let site = self.site(span);
            self.graph.op(Op::Stored { value }, site);
        }
    }

    /// One of `cells`.
    fn either(&mut self, cells: &[CellId]) -> CellId {
        self.either_in(cells, |lower| lower.graph.cell())
    }

    /// The same, as what the expression `id` gives.
    fn either_of(&mut self, id: NodeId, cells: &[CellId]) -> CellId {
        self.either_in(cells, |lower| lower.out(id))
    }

    fn either_in(&mut self, cells: &[CellId], out: impl FnOnce(&mut Self) -> CellId) -> CellId {
        if cells.iter().all(|cell| *cell == UNKNOWN) {
            return UNKNOWN;
        }
        let out = out(self);
        if out == UNHEARD {
            return out;
        }
        for cell in cells {
            self.graph.link(*cell, out);
        }
        out
    }

    /// A name that no declaration explains.
    fn global(&mut self, name: &str, span: Span) -> CellId {
        if let Some(cell) = self.globals.get(name) {
            return *cell;
        }
        let cell = match name {
            "undefined" => self.graph.constant(Val::Undef),
            "NaN" => self.number(f64::NAN),
            "Infinity" => self.number(f64::INFINITY),
            "exports" if self.around.dialect == Dialect::CommonJs => self.around.unit.exports,
            "require" | "module" if self.around.dialect == Dialect::Module => self.native(name),
            "require" | "module" => self.native(name),
            _ => self.global_member(name, span),
        };
        self.globals.insert(name.to_owned(), cell);
        cell
    }

    fn number(&mut self, n: f64) -> CellId {
        let n = self.graph.num(n);
        self.graph.constant(n)
    }

    fn native(&mut self, path: &str) -> CellId {
        let nat = self.graph.natives.named(path);
        self.graph.constant(Val::Nat(nat))
    }

    fn global_member(&mut self, name: &str, span: Span) -> CellId {
        let base = self.native("global");
        let key = self.graph.string(name);
        self.get(base, key, Span::new(span.start, span.start))
    }

    /// The cell of a name that is written to although nothing declares it.
    fn global_target(&mut self, name: &str) -> CellId {
        let name = self.name(name);
        self.graph.member(GLOBAL, name)
    }
}

fn at<T: Copy + Default>(table: &[T], id: NodeId) -> T {
    table.get(id.index()).copied().unwrap_or_default()
}

fn put<T>(table: &mut [T], id: NodeId, value: T) {
    if let Some(slot) = table.get_mut(id.index()) {
        *slot = value;
    }
}
