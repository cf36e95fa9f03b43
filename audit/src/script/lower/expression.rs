//! Expressions: what each may be worth.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    ArrayExpression, ArrayExpressionElement, ArrowFunctionExpression, AwaitExpression, BinaryExpression,
    BinaryOperator, ChainElement, Expression, Function, IdentifierReference, LogicalExpression, LogicalOperator,
    ObjectExpression, ObjectProperty, ObjectPropertyKind, PropertyKey, PropertyKind, TemplateLiteral, UnaryExpression,
    UnaryOperator,
};
use oxc_semantic::{NodeId, Reference};
use oxc_span::{GetSpan, Span};
use smallvec::SmallVec;

use super::{Dialect, Lower};
use crate::script::graph::{Op, UNHEARD, UNKNOWN};
use crate::script::names::PROTO;
use crate::script::value::{CellId, ObjId, Val, row};

/// 16 KiB: names, commands, tables of names; longer literals are data, of which the rules need not know the text.
pub(super) const LITERAL: usize = 16 << 10;
/// Members of a list that only read it.
const READERS: &[&str] = &["join", "length", "includes", "indexOf", "at", "slice", "concat"];
/// 8 members: most objects that are written down have fewer.
const MEMBERS: usize = 8;

impl<'a> Lower<'_, '_, 'a> {
    /// What the node `id` may be worth; what it does otherwise becomes constraints on the way.
    pub(super) fn expression(&mut self, id: NodeId, kind: AstKind<'a>) -> CellId {
        match kind {
            AstKind::StringLiteral(it) => self.text(&it.value),
            AstKind::NumericLiteral(it) => self.number(it.value),
            AstKind::BooleanLiteral(it) => self.graph.constant(Val::Bool(it.value)),
            AstKind::NullLiteral(_) => self.graph.constant(Val::Null),
            AstKind::RegExpLiteral(it) => {
                let flagged = format!("{}/{}", it.regex.pattern.text, it.regex.flags);
                let name = self.name(&flagged);
                self.graph.constant(Val::Regex(name))
            }
            AstKind::IdentifierReference(it) => self.identifier(id, it),
            AstKind::ThisExpression(it) => self.this(id, it.span),
            AstKind::Super(it) => self.heritage(id, it.span),
            AstKind::ImportMeta(_) => self.native("import.meta"),
            AstKind::TemplateLiteral(it) => self.template(id, it),
            AstKind::BinaryExpression(it) => self.binary(id, it),
            AstKind::LogicalExpression(it) => self.logical(id, it),
            AstKind::UnaryExpression(it) => self.unary(id, it),
            AstKind::ConditionalExpression(it) => {
                let arms = [self.value(&it.consequent), self.value(&it.alternate)];
                self.either_of(id, &arms)
            }
            AstKind::SequenceExpression(it) => it.expressions.last().map_or(UNKNOWN, |last| self.value(last)),
            AstKind::AwaitExpression(it) => self.awaited(id, it),
            AstKind::ParenthesizedExpression(it) => self.value(&it.expression),
            AstKind::TSAsExpression(it) => self.value(&it.expression),
            AstKind::TSSatisfiesExpression(it) => self.value(&it.expression),
            AstKind::TSTypeAssertion(it) => self.value(&it.expression),
            AstKind::TSNonNullExpression(it) => self.value(&it.expression),
            AstKind::TSInstantiationExpression(it) => self.value(&it.expression),
            AstKind::ChainExpression(it) => self.chain(&it.expression),
            AstKind::ArrayExpression(it) => self.array(id, it),
            AstKind::ObjectExpression(it) => self.object(it),
            AstKind::Function(it) => self.function(id, it),
            AstKind::ArrowFunctionExpression(it) => self.arrow(id, it),
            AstKind::Class(it) => self.class(id, it),
            AstKind::StaticMemberExpression(it) => {
                let key = self.graph.string(&it.property.name);
                let base = self.value(&it.object);
                let out = self.get_or_method(id, (base, key), it.span);
                self.evaluator(id, &it.property.name, (out, it.span));
                out
            }
            AstKind::ComputedMemberExpression(it) => {
                let (base, key) = (self.value(&it.object), self.value(&it.expression));
                let out = self.get_or_method(id, (base, key), it.span);
                if let Expression::StringLiteral(name) = &it.expression {
                    self.evaluator(id, &name.value, (out, it.span));
                }
                out
            }
            AstKind::PrivateFieldExpression(it) => {
                let key = self.graph.string(&format!("#{}", it.field.name));
                let base = self.value(&it.object);
                self.get(base, key, it.span)
            }
            AstKind::AssignmentExpression(it) => self.assignment(it),
            AstKind::UpdateExpression(it) => self.update(&it.argument),
            _ => self.invocation(id, kind),
        }
    }

    /// What a promise holds, and what a thing with a `then` of its own gives.
    fn awaited(&mut self, id: NodeId, it: &AwaitExpression<'a>) -> CellId {
        let from = self.value(&it.argument);
        if from == UNKNOWN {
            return UNKNOWN;
        }
        let callee = self.native("%await");
        let out = self.out(id);
        self.called(callee, [from].into(), (out, it.span))
    }

    /// A string literal's cell.
    pub(super) fn text(&mut self, text: &str) -> CellId {
        if text.len() > LITERAL { UNKNOWN } else { self.graph.string(text) }
    }

    fn identifier(&mut self, id: NodeId, it: &IdentifierReference<'a>) -> CellId {
        let plain = match self.symbol_of(it) {
            Some(symbol) => self.symbol(Some(symbol)),
            None if it.name == "arguments" => self.arguments(id),
            None => {
                let cell = self.global(&it.name, it.span);
                self.evaluator(id, &it.name, (cell, it.span));
                cell
            }
        };
        let Some(base) = self.with_of.get(&id).copied() else { return plain };
        let key = self.graph.string(&it.name);
        let member = self.get(base, key, it.span);
        self.either(&[plain, member])
    }

    /// The arguments object of the function around, or of the module wrapper.
    fn arguments(&mut self, id: NodeId) -> CellId {
        let Some(fun) = self.receiver_around(id) else {
            return if self.around.dialect == Dialect::CommonJs { self.native("%arguments") } else { UNKNOWN };
        };
        let object = match self.graph.fun(fun).arguments {
            Some(object) => object,
            None => self.new_arguments(fun),
        };
        self.graph.constant(Val::Obj(object))
    }

    fn new_arguments(&mut self, fun: crate::script::value::FunId) -> ObjId {
        let object = self.graph.array(Vec::new());
        let callee = self.name("callee");
        let slot = self.graph.member(object, callee);
        self.graph.add(slot, Val::Fun(fun));
        if let Some(function) = self.graph.functions.get_mut(fun.index()) {
            function.arguments = Some(object);
        }
        object
    }

    fn this(&mut self, id: NodeId, span: Span) -> CellId {
        if let Some(fun) = self.receiver_around(id) {
            return self.graph.fun(fun).this;
        }
        if self.around.dialect == Dialect::Module {
            return self.graph.constant(Val::Undef);
        }
        let global = self.global("globalThis", span);
        self.either(&[self.around.unit.exports, global])
    }

    /// What `super` stands for: in a static method of a class that extends none, what every function inherits from.
    fn heritage(&mut self, id: NodeId, span: Span) -> CellId {
        let mut is_static = None;
        for id in self.nodes.ancestor_ids(id) {
            match self.nodes.kind(id) {
                AstKind::MethodDefinition(it) => is_static = is_static.or(Some(it.r#static)),
                AstKind::PropertyDefinition(it) => is_static = is_static.or(Some(it.r#static)),
                AstKind::AccessorProperty(it) => is_static = is_static.or(Some(it.r#static)),
                AstKind::StaticBlock(_) => is_static = is_static.or(Some(true)),
                AstKind::ObjectProperty(it) if is_static.is_none() && (it.method || it.kind != PropertyKind::Init) => {
                    return self.beneath(&it.value, span);
                }
                AstKind::Class(it) if it.heritage.is_none() && is_static == Some(true) => {
                    return self.native("Function.prototype");
                }
                AstKind::Class(_) => return self.function_at(id).map_or(UNKNOWN, |fun| self.graph.fun(fun).heritage),
                _ => {}
            }
        }
        UNKNOWN
    }

    /// What an object inherits from that has `method`.
    fn beneath(&mut self, method: &Expression<'a>, span: Span) -> CellId {
        let Expression::FunctionExpression(function) = method else { return UNKNOWN };
        let Some(fun) = self.function_at(function.node_id()) else { return UNKNOWN };
        let this = self.graph.fun(fun).this;
        let key = self.graph.string("__proto__");
        self.get(this, key, span)
    }

    fn template(&mut self, id: NodeId, it: &TemplateLiteral<'a>) -> CellId {
        if matches!(self.nodes.parent_kind(id), AstKind::TaggedTemplateExpression(_)) {
            return UNKNOWN;
        }
        let mut parts = Vec::new();
        for (at, quasi) in it.quasis.iter().enumerate() {
            let text = quasi.value.cooked.as_ref().unwrap_or(&quasi.value.raw);
            if !text.is_empty() {
                parts.push(self.text(text));
            }
            if let Some(expression) = it.expressions.get(at) {
                parts.push(self.value(expression));
            }
        }
        self.join(id, parts, it.span)
    }

    /// Strings one after another.
    pub(super) fn join(&mut self, id: NodeId, parts: Vec<CellId>, span: Span) -> CellId {
        match parts.as_slice() {
            [] => return self.graph.string(""),
            [only] if !self.graph.at(*only).vals.is_empty() && self.graph.at(*only).is_constant() => return *only,
            _ => {}
        }
        if parts.iter().all(|part| *part == UNKNOWN) {
            return UNKNOWN;
        }
        // A name that is put together is judged wherever that is.
        let out = Some(self.out(id)).filter(|out| *out != UNHEARD).unwrap_or_else(|| self.graph.cell());
        let at = row(self.graph.joins.len());
        self.graph.joins.push(parts);
        let site = self.site(span);
        self.graph.op(Op::Concat { parts: at, out }, site);
        out
    }

    fn binary(&mut self, id: NodeId, it: &'a BinaryExpression<'a>) -> CellId {
        if it.operator == BinaryOperator::Addition {
            let above = matches!(self.nodes.parent_kind(id), AstKind::BinaryExpression(parent)
                if parent.operator == BinaryOperator::Addition && parent.left.span() == it.span);
            return if above { UNKNOWN } else { self.addition(id, it) };
        }
        let op = match it.operator {
            BinaryOperator::Subtraction => '-',
            BinaryOperator::Multiplication => '*',
            BinaryOperator::Division => '/',
            BinaryOperator::Remainder => '%',
            BinaryOperator::BitwiseXOR => '^',
            BinaryOperator::BitwiseOR => '|',
            BinaryOperator::BitwiseAnd => '&',
            BinaryOperator::ShiftLeft => '<',
            BinaryOperator::ShiftRight => '>',
            BinaryOperator::ShiftRightZeroFill => 'u',
            BinaryOperator::Exponential => 'p',
            _ => return UNKNOWN,
        };
        let (a, b) = (self.value(&it.left), self.value(&it.right));
        if a == UNKNOWN || b == UNKNOWN {
            return UNKNOWN;
        }
        let out = self.out(id);
        if out == UNHEARD {
            return out;
        }
        let site = self.site(it.span);
        self.graph.op(Op::Math { op, a, b, out }, site);
        out
    }

    /// A chain of `+`, flat: its left spine may be as long as the text.
    fn addition(&mut self, id: NodeId, top: &'a BinaryExpression<'a>) -> CellId {
        let mut parts = vec![self.value(&top.right)];
        let mut left = &top.left;
        while let Expression::BinaryExpression(it) = left
            && it.operator == BinaryOperator::Addition
        {
            parts.push(self.value(&it.right));
            left = &it.left;
        }
        parts.push(self.value(left));
        parts.reverse();
        self.join(id, parts, top.span)
    }

    fn logical(&mut self, id: NodeId, it: &LogicalExpression<'a>) -> CellId {
        let (left, right) = (self.value(&it.left), self.value(&it.right));
        match it.operator {
            LogicalOperator::And => right,
            LogicalOperator::Or | LogicalOperator::Coalesce => self.either_of(id, &[left, right]),
        }
    }

    fn unary(&mut self, id: NodeId, it: &UnaryExpression<'a>) -> CellId {
        let op = match it.operator {
            UnaryOperator::UnaryNegation => '-',
            UnaryOperator::UnaryPlus => '+',
            UnaryOperator::LogicalNot => '!',
            UnaryOperator::BitwiseNot => '~',
            UnaryOperator::Void => return self.graph.constant(Val::Undef),
            UnaryOperator::Typeof | UnaryOperator::Delete => return UNKNOWN,
        };
        let a = self.value(&it.argument);
        if a == UNKNOWN {
            return UNKNOWN;
        }
        let out = self.out(id);
        if out == UNHEARD {
            return out;
        }
        let site = self.site(it.span);
        self.graph.op(Op::Sign { op, a, out }, site);
        out
    }

    fn chain(&self, it: &ChainElement<'a>) -> CellId {
        match it {
            ChainElement::CallExpression(it) => self.at(it.node_id()),
            ChainElement::TSNonNullExpression(it) => self.at(it.node_id()),
            ChainElement::ComputedMemberExpression(it) => self.at(it.node_id()),
            ChainElement::StaticMemberExpression(it) => self.at(it.node_id()),
            ChainElement::PrivateFieldExpression(it) => self.at(it.node_id()),
        }
    }

    fn array(&mut self, id: NodeId, it: &ArrayExpression<'a>) -> CellId {
        let mut elements = Vec::new();
        let mut spreads = Vec::new();
        for element in &it.elements {
            match element {
                ArrayExpressionElement::SpreadElement(it) => match self.laid_out(&it.argument) {
                    Some(more) => elements.extend(more),
                    None => spreads.push((self.value(&it.argument), it.span)),
                },
                ArrayExpressionElement::Elision(_) => elements.push(self.graph.constant(Val::Undef)),
                other => {
                    let Some(expression) = other.as_expression() else { continue };
                    self.stored(expression, expression.span());
                    elements.push(self.value(expression));
                }
            }
        }
        if spreads.is_empty() {
            let object = self.graph.array(elements);
            return self.graph.constant(Val::Obj(object));
        }
        if let ([], [(only, _)]) = (elements.as_slice(), spreads.as_slice()) {
            return self.listed(id, *only, it.span);
        }
        if self.is_joined(id) {
            return self.laid(id, it);
        }
        let object = self.graph.array(Vec::new());
        let any = self.graph.any(object);
        for cell in elements {
            self.graph.link(cell, any);
        }
        for (from, span) in spreads {
            let site = self.site(span);
            self.graph.op(Op::Iter { from, out: any }, site);
        }
        self.graph.constant(Val::Obj(object))
    }

    /// The elements of a list of names and texts that is spread wherever it is named, so that nobody writes others into it.
    fn laid_out(&mut self, list: &Expression<'a>) -> Option<Vec<CellId>> {
        let Expression::Identifier(list) = list else { return None };
        let declarator = self.scoping.symbol_declaration(self.symbol_of(list)?);
        let AstKind::VariableDeclarator(it) = self.nodes.kind(declarator) else { return None };
        let Some(Expression::ArrayExpression(array)) = &it.init else { return None };
        let symbol = self.declared(declarator, it)?;
        let is_spread = |reference: &Reference| match self.nodes.parent_kind(reference.node_id()) {
            AstKind::SpreadElement(_) => true,
            AstKind::StaticMemberExpression(it) => READERS.contains(&it.property.name.as_str()),
            _ => false,
        };
        // Who imports what is exported may write others into it.
        let is_own = matches!(
            self.nodes.parent_kind(self.nodes.parent_id(declarator)),
            AstKind::Program(_) | AstKind::FunctionBody(_) | AstKind::BlockStatement(_)
        );
        if !is_own || !self.scoping.get_resolved_references(symbol).all(is_spread) {
            return None;
        }
        let elements = array.elements.iter().map(|element| match element {
            ArrayExpressionElement::StringLiteral(it) => Some(self.text(&it.value)),
            ArrayExpressionElement::Identifier(it) => self.symbol_of(it).map(|symbol| self.symbol(Some(symbol))),
            _ => None,
        });
        elements.collect()
    }

    /// Whether a list is made to be joined into a text, whose order matters.
    fn is_joined(&self, id: NodeId) -> bool {
        matches!(self.nodes.parent_kind(id), AstKind::StaticMemberExpression(it) if it.property.name == "join")
    }

    /// `[...x, y]`: the call `Array.of(...x, y)` says the same.
    fn laid(&mut self, id: NodeId, it: &ArrayExpression<'a>) -> CellId {
        let element = |element: &ArrayExpressionElement<'a>| match element {
            ArrayExpressionElement::SpreadElement(it) => (self.value(&it.argument), true),
            other => (other.as_expression().map_or(UNKNOWN, |it| self.value(it)), false),
        };
        let elements = it.elements.iter().map(element).collect();
        let callee = self.native("Array.of");
        let out = self.out(id);
        self.called_with(callee, elements, (out, it.span))
    }

    /// `[...x]`: the call `Array.from(x)` says the same.
    fn listed(&mut self, id: NodeId, from: CellId, span: Span) -> CellId {
        let callee = self.native("Array.from");
        let out = self.out(id);
        self.called(callee, [from].into(), (out, span))
    }

    fn object(&mut self, it: &ObjectExpression<'a>) -> CellId {
        let member = |property: &ObjectPropertyKind<'a>| property.as_property().map(|it| self.value(&it.value));
        let members: SmallVec<[CellId; MEMBERS]> = it.properties.iter().filter_map(member).collect();
        let object = self.graph.object_of(&members);
        for property in &it.properties {
            match property {
                ObjectPropertyKind::ObjectProperty(property) => self.property(object, property),
                ObjectPropertyKind::SpreadProperty(spread) => {
                    let from = self.value(&spread.argument);
                    let site = self.site(spread.span);
                    self.graph.op(Op::Spread { from, into: object }, site);
                }
            }
        }
        self.graph.constant(Val::Obj(object))
    }

    fn property(&mut self, object: ObjId, it: &ObjectProperty<'a>) {
        self.stored(&it.value, it.span);
        let value = self.value(&it.value);
        self.receive(object, &it.value);
        let base = self.graph.constant(Val::Obj(object));
        let key = self.key(&it.key);
        if it.kind == PropertyKind::Init
            && let Some(Val::Str(name)) = self.graph.at(key).vals.only()
            && self.graph.at(key).constant
            && name != PROTO
        {
            let member = self.graph.member(object, name);
            return self.graph.link(value, member);
        }
        self.accessor((base, key), value, it.kind, it.span);
    }

    /// Methods of an object see it as `this`.
    fn receive(&mut self, object: ObjId, value: &Expression<'a>) {
        if let Expression::FunctionExpression(function) = value
            && let Some(fun) = self.function_at(function.node_id())
        {
            let this = self.graph.fun(fun).this;
            self.graph.add(this, Val::Obj(object));
        }
    }

    /// A member, or a getter or setter of it.
    pub(super) fn accessor(&mut self, (base, key): (CellId, CellId), value: CellId, kind: PropertyKind, span: Span) {
        let fun = match self.graph.at(value).vals.only() {
            Some(Val::Fun(fun)) => Some(fun),
            _ => None,
        };
        match (kind, fun) {
            (PropertyKind::Get, Some(fun)) => {
                let ret = self.graph.fun(fun).ret;
                self.set(base, key, ret, span);
            }
            (PropertyKind::Set, Some(fun)) => {
                let written = self.get(base, key, span);
                if let Some(param) = self.graph.fun(fun).params.first().copied() {
                    self.graph.link(written, param);
                }
            }
            _ => self.set(base, key, value, span),
        }
    }

    /// A property's key.
    pub(super) fn key(&mut self, key: &PropertyKey<'a>) -> CellId {
        match key {
            PropertyKey::StaticIdentifier(it) => self.graph.string(&it.name),
            PropertyKey::PrivateIdentifier(it) => self.graph.string(&format!("#{}", it.name)),
            other => other.as_expression().map_or(UNKNOWN, |it| self.value(it)),
        }
    }

    fn function(&mut self, id: NodeId, it: &'a Function<'a>) -> CellId {
        let Some(fun) = self.function_at(id) else { return UNKNOWN };
        self.parameters(fun, &it.params);
        let cell = self.graph.constant(Val::Fun(fun));
        if let Some(binding) = &it.id {
            let symbol = self.symbol(binding.symbol_id.get());
            self.graph.link(cell, symbol);
        }
        cell
    }

    fn arrow(&mut self, id: NodeId, it: &'a ArrowFunctionExpression<'a>) -> CellId {
        let Some(fun) = self.function_at(id) else { return UNKNOWN };
        self.parameters(fun, &it.params);
        if let Some(body) = it.body.as_expression() {
            let ret = self.graph.fun(fun).ret;
            self.graph.link(self.value(body), ret);
            self.stored(body, body.span());
        }
        self.graph.constant(Val::Fun(fun))
    }
}
