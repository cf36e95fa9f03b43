//! Classes: what their instances and they themselves hold.

use oxc_ast::ast::{Class, ClassElement, MethodDefinition, MethodDefinitionKind, PropertyKind};
use oxc_semantic::NodeId;
use oxc_span::GetSpan;

use super::Lower;
use crate::script::graph::{Op, UNKNOWN};
use crate::script::value::{CellId, FunId, Val};

impl<'a> Lower<'_, '_, 'a> {
    pub(super) fn class(&mut self, id: NodeId, it: &'a Class<'a>) -> CellId {
        let Some(fun) = self.function_at(id) else { return UNKNOWN };
        let cell = self.graph.constant(Val::Fun(fun));
        if let Some(binding) = &it.id {
            let symbol = self.symbol(binding.symbol_id.get());
            self.graph.link(cell, symbol);
        }
        let (own, made) = (self.graph.own(fun), self.graph.instance(fun));
        let this = self.graph.fun(fun).this;
        self.graph.add(this, Val::Obj(made));
        self.graph.add(this, Val::Fun(fun));
        if let Some(heritage) = &it.heritage {
            let from = self.value(&heritage.expression);
            let to = self.graph.fun(fun).heritage;
            self.graph.link(from, to);
            let (above, below) = (self.graph.proto(made), self.graph.proto(own));
            self.graph.link(from, above);
            self.graph.link(from, below);
            if !it.body.body.iter().any(is_constructor) {
                let site = self.site(heritage.expression.span());
                self.graph.op(Op::Extends { above: from }, site);
            }
        }
        let own = self.graph.constant(Val::Fun(fun));
        let made = self.graph.constant(Val::Obj(made));
        for element in &it.body.body {
            self.class_element(fun, (own, made), element);
        }
        cell
    }

    fn class_element(&mut self, fun: FunId, (own, made): (CellId, CellId), element: &'a ClassElement<'a>) {
        match element {
            ClassElement::MethodDefinition(it) => self.method(fun, if it.r#static { own } else { made }, it),
            ClassElement::PropertyDefinition(it) => {
                let Some(value) = &it.value else { return };
                self.stored(value, it.span);
                let (value, key) = (self.value(value), self.key(&it.key));
                self.set(if it.r#static { own } else { made }, key, value, it.span);
            }
            ClassElement::AccessorProperty(it) => {
                let Some(value) = &it.value else { return };
                let (value, key) = (self.value(value), self.key(&it.key));
                self.set(if it.r#static { own } else { made }, key, value, it.span);
            }
            ClassElement::StaticBlock(_) | ClassElement::TSIndexSignature(_) => {}
        }
    }

    fn method(&mut self, class: FunId, base: CellId, it: &'a MethodDefinition<'a>) {
        let Some(fun) = self.function_at(it.value.node_id()) else { return };
        let this = self.graph.fun(fun).this;
        self.graph.link(base, this);
        let value = self.graph.constant(Val::Fun(fun));
        let kind = match it.kind {
            MethodDefinitionKind::Constructor => return self.constructor(class, fun),
            MethodDefinitionKind::Method => PropertyKind::Init,
            MethodDefinitionKind::Get => PropertyKind::Get,
            MethodDefinitionKind::Set => PropertyKind::Set,
        };
        let key = self.key(&it.key);
        self.accessor((base, key), value, kind, it.value.span());
    }

    /// The class takes its constructor's parameters for its own.
    fn constructor(&mut self, class: FunId, fun: FunId) {
        let of = self.graph.fun(fun);
        let (params, rest, arguments, ret) = (of.params.clone(), of.rest, of.arguments, of.ret);
        let this = self.graph.fun(class).this;
        if let Some(function) = self.graph.functions.get_mut(class.index()) {
            function.params = params;
            function.rest = rest;
            function.arguments = arguments;
            function.ret = ret;
            function.constructor = true;
        }
        let to = self.graph.fun(fun).this;
        self.graph.link(this, to);
    }
}

fn is_constructor(element: &ClassElement<'_>) -> bool {
    matches!(element, ClassElement::MethodDefinition(it) if it.kind == MethodDefinitionKind::Constructor)
}
