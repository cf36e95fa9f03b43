//! Calls, `new`, tagged templates, `import()`.

use std::rc::Rc;

use oxc_ast::AstKind;
use oxc_ast::ast::{Argument, Expression, ImportExpression, TaggedTemplateExpression};
use oxc_semantic::NodeId;
use oxc_span::{GetSpan, Span};

use super::Lower;
use crate::script::graph::{Call, Manner, Op, UNKNOWN};
use crate::script::value::{CellId, Val, row};

impl<'a> Lower<'_, '_, 'a> {
    /// Everything that calls; what does not goes on to statements.
    pub(super) fn invocation(&mut self, id: NodeId, kind: AstKind<'a>) -> CellId {
        match kind {
            AstKind::CallExpression(it) => self.call((id, it.span), &it.callee, &it.arguments, Manner::Call),
            AstKind::NewExpression(it) => self.call((id, it.span), &it.callee, &it.arguments, Manner::New),
            AstKind::TaggedTemplateExpression(it) => self.tagged(id, it),
            AstKind::ImportExpression(it) => self.import(it),
            _ => {
                self.statement(id, kind);
                UNKNOWN
            }
        }
    }

    fn call(
        &mut self,
        (id, span): (NodeId, Span),
        callee: &'a Expression<'a>,
        arguments: &'a [Argument<'a>],
        manner: Manner,
    ) -> CellId {
        let args: Rc<[CellId]> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::SpreadElement(it) => self.value(&it.argument),
                other => other.as_expression().map_or(UNKNOWN, |it| self.value(it)),
            })
            .collect();
        let mut spread = Vec::new();
        if arguments.iter().any(Argument::is_spread) {
            spread.extend(arguments.iter().map(Argument::is_spread));
        }
        let member = self.member_of(callee);
        let target = self.value(callee);
        if target == UNKNOWN && member.is_none() && args.iter().all(|cell| *cell == UNKNOWN) {
            return UNKNOWN;
        }
        let called = self.is_called(id, span);
        let inline = is_inline(callee);
        let out = self.out(id);
        self.push_call(Call { callee: target, member, args, spread, out, manner, called, inline }, span)
    }

    fn push_call(&mut self, call: Call, span: Span) -> CellId {
        let out = call.out;
        let at = row(self.graph.calls.len());
        self.graph.calls.push(call);
        let site = self.site(span);
        self.graph.op(Op::Call(at), site);
        out
    }

    /// A call that no one wrote, to say what some syntax means.
    pub(super) fn called(&mut self, callee: CellId, args: Rc<[CellId]>, (out, span): (CellId, Span)) -> CellId {
        self.push_call(Call::implied(callee, None, args, out), span)
    }

    /// The same with arguments of which some are spread.
    pub(super) fn called_with(&mut self, callee: CellId, spread: Vec<(CellId, bool)>, place: (CellId, Span)) -> CellId {
        let (out, span) = place;
        let (args, spread): (Vec<CellId>, Vec<bool>) = spread.into_iter().unzip();
        self.push_call(Call { spread, ..Call::implied(callee, None, args.into(), out) }, span)
    }

    /// The same of a member.
    pub(super) fn member_called(
        &mut self,
        callee: CellId,
        member: (CellId, CellId),
        args: Rc<[CellId]>,
        span: Span,
    ) -> CellId {
        let out = self.graph.cell();
        self.push_call(Call::implied(callee, Some(member), args, out), span)
    }

    /// The receiver and key of a callee.
    fn member_of(&mut self, callee: &'a Expression<'a>) -> Option<(CellId, CellId)> {
        match callee {
            Expression::StaticMemberExpression(it) => {
                Some((self.value(&it.object), self.graph.string(&it.property.name)))
            }
            Expression::ComputedMemberExpression(it) => Some((self.value(&it.object), self.value(&it.expression))),
            Expression::PrivateFieldExpression(it) => Some((self.value(&it.object), UNKNOWN)),
            Expression::ChainExpression(it) => it.expression.as_member_expression().and_then(|member| match member {
                oxc_ast::ast::MemberExpression::StaticMemberExpression(it) => {
                    Some((self.value(&it.object), self.graph.string(&it.property.name)))
                }
                oxc_ast::ast::MemberExpression::ComputedMemberExpression(it) => {
                    Some((self.value(&it.object), self.value(&it.expression)))
                }
                oxc_ast::ast::MemberExpression::PrivateFieldExpression(_) => None,
            }),
            Expression::TSNonNullExpression(it) => match &it.expression {
                Expression::StaticMemberExpression(it) => {
                    Some((self.value(&it.object), self.graph.string(&it.property.name)))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the result is called in turn.
    fn is_called(&self, id: NodeId, span: Span) -> bool {
        let mut ancestors = self.nodes.ancestor_kinds(id);
        let above =
            ancestors.find(|kind| !matches!(kind, AstKind::ChainExpression(_) | AstKind::ParenthesizedExpression(_)));
        match above {
            Some(AstKind::CallExpression(it)) => it.callee.span().contains_inclusive(span),
            Some(AstKind::NewExpression(it)) => it.callee.span().contains_inclusive(span),
            Some(AstKind::TaggedTemplateExpression(it)) => it.tag.span().contains_inclusive(span),
            Some(AstKind::StaticMemberExpression(it)) => matches!(it.property.name.as_str(), "call" | "apply" | "bind"),
            _ => false,
        }
    }

    fn tagged(&mut self, id: NodeId, it: &'a TaggedTemplateExpression<'a>) -> CellId {
        let cooked: Vec<CellId> = it
            .quasi
            .quasis
            .iter()
            .map(|quasi| quasi.value.cooked.as_ref().map_or(UNKNOWN, |text| self.text(text)))
            .collect();
        let raw: Vec<CellId> = it.quasi.quasis.iter().map(|quasi| self.text(&quasi.value.raw)).collect();
        let (strings, raw) = (self.graph.array(cooked), self.graph.array(raw));
        let key = self.name("raw");
        let slot = self.graph.member(strings, key);
        self.graph.add(slot, Val::Obj(raw));
        let mut args = vec![self.graph.constant(Val::Obj(strings))];
        args.extend(it.quasi.expressions.iter().map(|it| self.value(it)));
        let member = self.member_of(&it.tag);
        let callee = self.value(&it.tag);
        let out = self.graph.cell();
        let called = self.is_called(id, it.span);
        let call = Call::implied(callee, member, args.into(), out);
        self.push_call(Call { manner: Manner::Tag, called, ..call }, it.span)
    }

    fn import(&mut self, it: &'a ImportExpression<'a>) -> CellId {
        let spec = self.value(&it.source);
        let out = self.graph.cell();
        let site = self.site(it.span);
        self.graph.op(Op::Load { spec, out }, site);
        out
    }
}

/// Whether a callee is a function that is written there and then, `.call` and `.apply` of it included.
fn is_inline(callee: &Expression<'_>) -> bool {
    match callee {
        Expression::FunctionExpression(_) | Expression::ArrowFunctionExpression(_) => true,
        Expression::StaticMemberExpression(it) => matches!(it.object, Expression::FunctionExpression(_)),
        _ => false,
    }
}
