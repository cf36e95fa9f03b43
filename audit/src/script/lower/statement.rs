//! Statements: declarations, loops, results, what is thrown.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingPattern, Expression, ForStatementLeft, UnaryOperator};
use oxc_semantic::NodeId;
use oxc_span::{GetSpan, Span};

use super::Lower;
use crate::script::graph::{Choice, Op};
use crate::script::value::CellId;

impl<'a> Lower<'_, '_, 'a> {
    /// What a statement makes flow where.
    pub(super) fn statement(&mut self, id: NodeId, kind: AstKind<'a>) {
        match kind {
            AstKind::VariableDeclarator(it) => {
                if let Some(init) = &it.init {
                    let from = self.value(init);
                    self.bind(&it.id, from);
                }
            }
            AstKind::ForOfStatement(it) => {
                let from = self.value(&it.right);
                let element = self.iterated(from, it.span);
                self.each(&it.left, element);
            }
            AstKind::ForInStatement(it) => {
                let from = self.value(&it.right);
                let key = self.graph.cell();
                let site = self.site(Span::new(it.span.start, it.body_start()));
                self.graph.op(Op::Keys { from, out: key }, site);
                self.each(&it.left, key);
            }
            AstKind::IfStatement(it) => self.choice(it.test.span(), it.consequent.span(), is_turned(&it.test)),
            AstKind::ReturnStatement(it) => {
                if let Some(argument) = &it.argument {
                    self.stored(argument, it.span);
                    let from = self.value(argument);
                    self.result(id, from);
                }
            }
            AstKind::YieldExpression(it) => {
                if let Some(argument) = &it.argument {
                    let mut from = self.value(argument);
                    if it.delegate {
                        from = self.iterated(from, it.span);
                    } else {
                        self.yields(id, from);
                    }
                    self.result(id, from);
                }
            }
            AstKind::ThrowStatement(it) => {
                let from = self.value(&it.argument);
                self.graph.link(from, self.graph.thrown);
            }
            AstKind::CatchClause(it) => {
                if let Some(param) = &it.param {
                    self.bind(&param.pattern, self.graph.thrown);
                }
            }
            _ => self.module_item(kind),
        }
    }

    /// A condition, unless it is turned round: what follows where it does not hold is not looked at.
    fn choice(&mut self, test: Span, then: Span, turned: Turned) {
        if turned == Turned::No {
            let choice = Choice { test: self.site(test), then: self.site(then) };
            self.graph.choices.push(choice);
        }
    }

    fn result(&mut self, id: NodeId, from: CellId) {
        if let Some(fun) = self.function_around(id) {
            let ret = self.graph.fun(fun).ret;
            self.graph.link(from, ret);
        }
    }

    /// One more of what a generator yields in any case, if that stands for itself in its body: the last comes first here.
    fn yields(&mut self, id: NodeId, from: CellId) {
        let statement = self.nodes.parent_id(id);
        let is_plain = matches!(self.nodes.kind(statement), AstKind::ExpressionStatement(_))
            && matches!(self.nodes.parent_kind(statement), AstKind::FunctionBody(_));
        let Some(fun) = self.function_around(id).filter(|_| is_plain) else { return };
        if let Some(function) = self.graph.functions.get_mut(fun.index()) {
            function.yields.push(from);
        }
    }

    /// What generators yield is known in order where each yield is one of those.
    pub(super) fn order_yields(&mut self) {
        for (fun, count) in &self.results {
            let Some(function) = self.graph.functions.get_mut(fun.index()) else { continue };
            if usize::try_from(*count) == Ok(function.yields.len()) {
                function.yields.reverse();
            } else {
                function.yields.clear();
            }
        }
    }

    /// A loop's variable gets `from`.
    fn each(&mut self, left: &'a ForStatementLeft<'a>, from: CellId) {
        match left {
            ForStatementLeft::VariableDeclaration(it) => {
                for declarator in &it.declarations {
                    let pattern: &'a BindingPattern<'a> = &declarator.id;
                    self.bind(pattern, from);
                }
            }
            other => {
                if let Some(target) = other.as_assignment_target() {
                    self.assign(target, from);
                }
            }
        }
    }
}

/// Whether a condition asks that something is not so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Turned {
    Yes,
    No,
}

fn is_turned(test: &Expression<'_>) -> Turned {
    match test {
        Expression::UnaryExpression(it) if it.operator == UnaryOperator::LogicalNot => Turned::Yes,
        _ => Turned::No,
    }
}

/// Where a loop's head ends.
trait Head {
    fn body_start(&self) -> u32;
}

impl Head for oxc_ast::ast::ForInStatement<'_> {
    fn body_start(&self) -> u32 {
        GetSpan::span(&self.right).end
    }
}
