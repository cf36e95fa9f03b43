//! Patterns: what parameters, declarations and assignments take apart.

use oxc_ast::ast::{
    ArrayAssignmentTarget, AssignmentExpression, AssignmentOperator, AssignmentTarget, AssignmentTargetMaybeDefault,
    AssignmentTargetProperty, BindingPattern, FormalParameters, IdentifierReference, ObjectAssignmentTarget,
    ObjectPattern, PropertyKey, SimpleAssignmentTarget,
};
use oxc_span::{GetSpan, Span};

use super::Lower;
use crate::script::graph::{Op, UNHEARD, UNKNOWN};
use crate::script::value::{CellId, Flags, FunId, Val, row};

impl<'a> Lower<'_, '_, 'a> {
    /// `from` is taken apart into the names of `pattern`.
    pub(super) fn bind(&mut self, pattern: &'a BindingPattern<'a>, from: CellId) {
        let mut open: Vec<(&'a BindingPattern<'a>, CellId)> = vec![(pattern, from)];
        while let Some((pattern, from)) = open.pop() {
            match pattern {
                BindingPattern::BindingIdentifier(it) => {
                    let symbol = self.symbol(it.symbol_id.get());
                    self.graph.link(from, symbol);
                }
                BindingPattern::AssignmentPattern(it) => {
                    let both = self.either(&[from, self.value(&it.right)]);
                    open.push((&it.left, both));
                }
                BindingPattern::ObjectPattern(it) => self.bind_object(it, from, &mut open),
                BindingPattern::ArrayPattern(it) => {
                    for (at, element) in it.elements.iter().enumerate() {
                        if let Some(element) = element {
                            let cell = self.cell_for(element);
                            self.element_into(from, at, (cell, element.span()));
                            open.push((element, cell));
                        }
                    }
                    if let Some(rest) = &it.rest {
                        let cell = self.remainder(from, it.elements.len(), rest.span);
                        open.push((&rest.argument, cell));
                    }
                }
            }
        }
    }

    fn bind_object(
        &mut self,
        it: &'a ObjectPattern<'a>,
        from: CellId,
        open: &mut Vec<(&'a BindingPattern<'a>, CellId)>,
    ) {
        for property in &it.properties {
            let key = self.key(&property.key);
            let cell = self.cell_for(&property.value);
            self.get_into(from, key, (cell, property.span));
            self.taken(&property.key, (cell, property.span));
            open.push((&property.value, cell));
        }
        if let Some(rest) = &it.rest {
            self.rest_of(from, rest.span);
            open.push((&rest.argument, from));
        }
    }

    /// All members of something but those that were named are taken: whoever looks at it is told, and the rest is as good as it.
    fn rest_of(&mut self, from: CellId, span: Span) {
        let site = self.site(span);
        self.graph.op(Op::Keys { from, out: UNHEARD }, site);
    }

    /// A pattern that takes `eval` out of something gives it another name.
    fn taken(&mut self, key: &PropertyKey<'a>, (value, span): (CellId, Span)) {
        if key.static_name().is_some_and(|name| name == "eval") {
            let site = self.site(span);
            self.graph.op(Op::Stored { value }, site);
        }
    }

    fn element(&mut self, from: CellId, at: usize, span: Span) -> CellId {
        let out = self.graph.cell();
        self.element_into(from, at, (out, span));
        out
    }

    fn element_into(&mut self, from: CellId, at: usize, (out, span): (CellId, Span)) {
        let key = self.graph.names.place(at);
        let key = self.graph.constant(Val::Str(key));
        self.get_into(from, key, (out, span));
    }

    /// What a rest element gets.
    fn remainder(&mut self, from: CellId, after: usize, span: Span) -> CellId {
        let slice = self.graph.string("slice");
        let start = self.graph.num(f64::from(row(after)));
        let start = self.graph.constant(start);
        let callee = self.get(from, slice, span);
        self.member_called(callee, (from, slice), [start].into(), span)
    }

    /// Parameters of `fun`.
    pub(super) fn parameters(&mut self, fun: FunId, params: &'a FormalParameters<'a>) {
        let mut cells = Vec::new();
        for item in &params.items {
            let cell = self.cell_for(&item.pattern);
            if let Some(init) = &item.initializer {
                let init = self.value(init);
                self.graph.link(init, cell);
            }
            self.bind(&item.pattern, cell);
            cells.push(cell);
        }
        let rest = params.rest.as_ref().map(|rest| {
            let object = self.graph.array(Vec::new());
            let cell = self.graph.constant(Val::Obj(object));
            self.bind(&rest.rest.argument, cell);
            object
        });
        self.alias(fun, &cells);
        let hosted = params.items.first().is_some_and(|first| is_hosts(&first.pattern));
        if let Some(function) = self.graph.functions.get_mut(fun.index()) {
            function.hosted = hosted;
            function.params = cells;
            function.rest = rest;
        }
    }

    /// In a sloppy function, what is written to an element of `arguments` is written to the parameter in its place.
    fn alias(&mut self, fun: FunId, params: &[CellId]) {
        let Some(object) = self.graph.fun(fun).arguments.filter(|_| self.graph.fun(fun).sloppy) else { return };
        if params.is_empty() {
            return;
        }
        let any = self.graph.any(object);
        for (at, param) in params.iter().enumerate() {
            let name = self.graph.names.place(at);
            let element = self.graph.member(object, name);
            self.graph.link(element, *param);
            self.graph.link(*param, element);
            self.graph.link(any, *param);
        }
    }

    /// An assignment's worth, and its effect.
    pub(super) fn assignment(&mut self, it: &'a AssignmentExpression<'a>) -> CellId {
        let right = self.value(&it.right);
        self.stored_into(&it.left, it);
        match it.operator {
            AssignmentOperator::Assign
            | AssignmentOperator::LogicalAnd
            | AssignmentOperator::LogicalNullish
            | AssignmentOperator::LogicalOr => {
                self.assign(&it.left, right);
                right
            }
            AssignmentOperator::Addition => {
                let old = self.old(&it.left);
                let sum = self.join(it.node_id(), vec![old, right], it.span);
                self.assign(&it.left, sum);
                sum
            }
            _ => {
                self.assign(&it.left, UNKNOWN);
                UNKNOWN
            }
        }
    }

    /// A root object that becomes a member is stored; one that becomes a variable is followed.
    fn stored_into(&mut self, left: &AssignmentTarget<'a>, it: &'a AssignmentExpression<'a>) {
        if left.as_simple_assignment_target().is_some_and(SimpleAssignmentTarget::is_member_expression) {
            self.stored(&it.right, it.span);
        }
    }

    /// What a target holds before it is written.
    fn old(&mut self, left: &'a AssignmentTarget<'a>) -> CellId {
        let Some(simple) = left.as_simple_assignment_target() else { return UNKNOWN };
        match simple {
            SimpleAssignmentTarget::AssignmentTargetIdentifier(it) => self.target(it),
            SimpleAssignmentTarget::StaticMemberExpression(it) => self.at(it.node_id()),
            SimpleAssignmentTarget::ComputedMemberExpression(it) => self.at(it.node_id()),
            SimpleAssignmentTarget::PrivateFieldExpression(it) => self.at(it.node_id()),
            _ => UNKNOWN,
        }
    }

    /// `x++`
    pub(super) fn update(&mut self, it: &'a SimpleAssignmentTarget<'a>) -> CellId {
        if let SimpleAssignmentTarget::AssignmentTargetIdentifier(it) = it {
            let cell = self.target(it);
            self.graph.mark(cell, Flags::UNKNOWN);
        }
        UNKNOWN
    }

    fn target(&mut self, it: &IdentifierReference<'a>) -> CellId {
        match self.symbol_of(it) {
            Some(symbol) => self.symbol(Some(symbol)),
            None => self.global_target(&it.name),
        }
    }

    /// `from` is assigned to `target`.
    pub(super) fn assign(&mut self, target: &'a AssignmentTarget<'a>, from: CellId) {
        let mut open: Vec<(&'a AssignmentTarget<'a>, CellId)> = vec![(target, from)];
        while let Some((target, from)) = open.pop() {
            match target {
                AssignmentTarget::ObjectAssignmentTarget(it) => self.assign_object(it, from, &mut open),
                AssignmentTarget::ArrayAssignmentTarget(it) => self.assign_array(it, from, &mut open),
                other => {
                    if let Some(simple) = other.as_simple_assignment_target() {
                        self.assign_simple(simple, from);
                    }
                }
            }
        }
    }

    fn assign_simple(&mut self, target: &'a SimpleAssignmentTarget<'a>, from: CellId) {
        match target {
            SimpleAssignmentTarget::AssignmentTargetIdentifier(it) => {
                if self.symbol_of(it).is_none() {
                    let (base, key) = (self.native("global"), self.graph.string(&it.name));
                    self.set(base, key, from, it.span);
                }
                let cell = self.target(it);
                self.graph.link(from, cell);
            }
            SimpleAssignmentTarget::StaticMemberExpression(it) => {
                let (base, key) = (self.value(&it.object), self.graph.string(&it.property.name));
                self.set(base, key, from, it.span);
            }
            SimpleAssignmentTarget::ComputedMemberExpression(it) => {
                let (base, key) = (self.value(&it.object), self.value(&it.expression));
                self.set(base, key, from, it.span);
            }
            SimpleAssignmentTarget::PrivateFieldExpression(it) => {
                let (base, key) = (self.value(&it.object), self.graph.string(&format!("#{}", it.field.name)));
                self.set(base, key, from, it.span);
            }
            _ => {}
        }
    }

    fn assign_object(
        &mut self,
        it: &'a ObjectAssignmentTarget<'a>,
        from: CellId,
        open: &mut Vec<(&'a AssignmentTarget<'a>, CellId)>,
    ) {
        for property in &it.properties {
            match property {
                AssignmentTargetProperty::AssignmentTargetPropertyIdentifier(it) => {
                    let key = self.graph.string(&it.binding.name);
                    let mut cell = self.get(from, key, it.span);
                    if let Some(init) = &it.init {
                        cell = self.either(&[cell, self.value(init)]);
                    }
                    let target = self.target(&it.binding);
                    self.graph.link(cell, target);
                }
                AssignmentTargetProperty::AssignmentTargetPropertyProperty(it) => {
                    let key = self.key(&it.name);
                    let cell = self.get(from, key, it.span);
                    self.taken(&it.name, (cell, it.span));
                    self.assign_default(&it.binding, cell, open);
                }
            }
        }
        if let Some(rest) = &it.rest {
            self.rest_of(from, rest.span);
            open.push((&rest.target, from));
        }
    }

    fn assign_array(
        &mut self,
        it: &'a ArrayAssignmentTarget<'a>,
        from: CellId,
        open: &mut Vec<(&'a AssignmentTarget<'a>, CellId)>,
    ) {
        for (at, element) in it.elements.iter().enumerate() {
            if let Some(element) = element {
                let cell = self.element(from, at, element.span());
                self.assign_default(element, cell, open);
            }
        }
        if let Some(rest) = &it.rest {
            let cell = self.remainder(from, it.elements.len(), rest.span);
            open.push((&rest.target, cell));
        }
    }

    fn assign_default(
        &mut self,
        it: &'a AssignmentTargetMaybeDefault<'a>,
        from: CellId,
        open: &mut Vec<(&'a AssignmentTarget<'a>, CellId)>,
    ) {
        match it {
            AssignmentTargetMaybeDefault::AssignmentTargetWithDefault(it) => {
                let both = self.either(&[from, self.value(&it.init)]);
                open.push((&it.binding, both));
            }
            other => {
                if let Some(target) = other.as_assignment_target() {
                    open.push((target, from));
                }
            }
        }
    }

    /// The elements of an iterable.
    pub(super) fn iterated(&mut self, from: CellId, span: Span) -> CellId {
        let out = self.graph.cell();
        let site = self.site(span);
        self.graph.op(Op::Iter { from, out }, site);
        out
    }
}

/// Whether a parameter is called as what the host gives is, or taken apart as that is.
fn is_hosts(pattern: &BindingPattern<'_>) -> bool {
    match pattern {
        BindingPattern::BindingIdentifier(it) => matches!(it.name.as_str(), "ctx" | "context" | "host"),
        BindingPattern::ObjectPattern(it) => it.properties.iter().any(|property| {
            property.key.static_name().is_some_and(|name| matches!(&*name, "read" | "write" | "bash" | "fetch"))
        }),
        BindingPattern::ArrayPattern(_) | BindingPattern::AssignmentPattern(_) => false,
    }
}
