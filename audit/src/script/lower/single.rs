//! Names and results that get one value in one place share its cell: nothing needs to flow from one to the other.

use oxc_ast::AstKind;
use oxc_ast::ast::{BindingIdentifier, BindingPattern, Expression, LogicalOperator, UnaryOperator, VariableDeclarator};
use oxc_semantic::{NodeId, Reference, SymbolId};

use super::Lower;
use crate::script::graph::{UNHEARD, UNKNOWN};
use crate::script::value::{CellId, Val};

impl<'a> Lower<'_, '_, 'a> {
    /// The name of `binding`, if it gets a value where it is declared and nowhere else.
    fn single(&self, binding: &BindingIdentifier<'a>) -> Option<SymbolId> {
        binding.symbol_id.get().filter(|symbol| {
            self.scoping.symbol_redeclarations(*symbol).is_empty()
                && !self.scoping.get_resolved_references(*symbol).any(Reference::is_write)
        })
    }

    /// The name that a declaration outside a loop's head gives to the value behind it, if that is its only one.
    pub(super) fn declared(&self, declarator: NodeId, it: &VariableDeclarator<'a>) -> Option<SymbolId> {
        let BindingPattern::BindingIdentifier(binding) = &it.id else { return None };
        let declaration = self.nodes.parent_id(declarator);
        match self.nodes.parent_kind(declaration) {
            AstKind::ForInStatement(_) | AstKind::ForOfStatement(_) => None,
            _ => self.single(binding),
        }
    }

    /// The names of what is the same for ever, of the function or literal `id` that is `val`: its own and that of its
    /// declaration.
    pub(super) fn fix(&mut self, id: NodeId, own: Option<&BindingIdentifier<'a>>, val: Val) {
        let parent = self.nodes.parent_id(id);
        let declared = match self.nodes.kind(parent) {
            AstKind::VariableDeclarator(it) => self.declared(parent, it),
            _ => None,
        };
        let own = own.and_then(|own| self.single(own));
        for symbol in own.into_iter().chain(declared) {
            let cell = self.graph.constant(val);
            self.name_as(symbol, cell);
        }
    }

    /// What is thrown is what a `catch` names.
    pub(super) fn catch(&mut self, pattern: &BindingPattern<'a>) {
        if let BindingPattern::BindingIdentifier(binding) = pattern
            && let Some(symbol) = self.single(binding)
        {
            self.name_as(symbol, self.graph.thrown);
        }
    }

    fn name_as(&mut self, symbol: SymbolId, cell: CellId) {
        if let Some(slot) = self.symbols.get_mut(symbol.index()) {
            *slot = cell;
        }
    }

    /// Gives a cell to each name that has none yet.
    pub(super) fn name_others(&mut self) {
        for slot in &mut self.symbols {
            if *slot == UNKNOWN {
                *slot = self.graph.cell();
            }
        }
    }

    /// The cell for what `pattern` gets: that of the name, if it is one that gets nothing else.
    pub(super) fn cell_for(&mut self, pattern: &BindingPattern<'a>) -> CellId {
        match pattern {
            BindingPattern::BindingIdentifier(binding) => match self.single(binding) {
                Some(symbol) => self.symbol(Some(symbol)),
                None => self.graph.cell(),
            },
            _ => self.graph.cell(),
        }
    }

    /// One more place where the function around `id` gives a result.
    pub(super) fn count_result(&mut self, id: NodeId) {
        if let Some(fun) = self.function_around(id) {
            let count = self.results.entry(fun).or_default();
            *count = count.saturating_add(1);
        }
    }

    /// The cell for what the expression `id` gives: that of the name that is declared as it or of the result that it alone
    /// gives, or a new one.
    pub(super) fn out(&mut self, id: NodeId) -> CellId {
        self.taker(id).unwrap_or_else(|| self.graph.cell())
    }

    /// Whose cell that is, if it is no new one.
    pub(super) fn taker(&self, mut id: NodeId) -> Option<CellId> {
        loop {
            let parent = self.nodes.parent_id(id);
            match self.nodes.kind(parent) {
                AstKind::ChainExpression(_) => id = parent,
                AstKind::VariableDeclarator(it) => {
                    return self.declared(parent, it).map(|name| self.symbol(Some(name)));
                }
                AstKind::ReturnStatement(_) => {
                    let fun = self.function_around(parent)?;
                    let only = self.results.get(&fun) == Some(&1);
                    return only.then(|| self.graph.fun(fun).ret);
                }
                // Of what stands in an arrow without braces around it, only the result is an expression.
                AstKind::ArrowFunctionExpression(_) => {
                    return self.function_at(parent).map(|fun| self.graph.fun(fun).ret);
                }
                _ => return self.is_unheard(id).then_some(UNHEARD),
            }
        }
    }

    /// Whether all that comes of the value of the expression `id` is whether it is true, or like another, or nothing.
    fn is_unheard(&self, mut id: NodeId) -> bool {
        let is = |it: &Expression<'a>, id| AstKind::from_expression(it).node_id() == id;
        loop {
            let parent = self.nodes.parent_id(id);
            match self.nodes.kind(parent) {
                AstKind::ExpressionStatement(_)
                | AstKind::IfStatement(_)
                | AstKind::WhileStatement(_)
                | AstKind::DoWhileStatement(_)
                | AstKind::ForStatement(_)
                | AstKind::SwitchStatement(_)
                | AstKind::SwitchCase(_) => return true,
                AstKind::UnaryExpression(it) => match it.operator {
                    UnaryOperator::LogicalNot => {}
                    operator => return matches!(operator, UnaryOperator::Typeof | UnaryOperator::Void),
                },
                AstKind::BinaryExpression(it) => return it.operator.is_compare() || it.operator.is_equality(),
                AstKind::ConditionalExpression(it) if is(&it.test, id) => return true,
                AstKind::LogicalExpression(it) if it.operator == LogicalOperator::And && is(&it.left, id) => {
                    return true;
                }
                AstKind::SequenceExpression(it) if it.expressions.last().is_some_and(|last| !is(last, id)) => {
                    return true;
                }
                AstKind::ConditionalExpression(_)
                | AstKind::LogicalExpression(_)
                | AstKind::SequenceExpression(_)
                | AstKind::ParenthesizedExpression(_)
                | AstKind::ChainExpression(_)
                | AstKind::TSNonNullExpression(_) => {}
                _ => return false,
            }
            id = parent;
        }
    }
}
