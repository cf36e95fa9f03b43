//! Enums and namespaces of TypeScript, which are objects by the time that they run.

use oxc_ast::AstKind;
use oxc_ast::ast::{Expression, TSEnumDeclaration, TSNamespaceDeclaration};
use oxc_semantic::NodeId;

use super::Lower;
use crate::script::value::{CellId, Name, ObjId, Val};

impl<'a> Lower<'_, '_, 'a> {
    /// An object of the enum's members: what they are given, or the number after the one before; numbers give the names back.
    pub(super) fn enumeration(&mut self, it: &'a TSEnumDeclaration<'a>) {
        let mut members: Vec<(Name, CellId)> = Vec::with_capacity(it.body.members.len());
        let mut next = 0.0_f64;
        for member in &it.body.members {
            let name = self.name(member.id.static_name().as_str());
            let number = match &member.initializer {
                None => Some(next),
                Some(Expression::NumericLiteral(it)) => Some(it.value),
                Some(_) => None,
            };
            let given = member.initializer.as_ref().map(|given| self.value(given));
            let value = given.unwrap_or_else(|| self.number(next));
            members.push((name, value));
            if let Some(number) = number {
                let place = self.name(&format!("{number}"));
                let name = self.graph.constant(Val::Str(name));
                members.push((place, name));
                next = number + 1.0;
            }
        }
        let values: Vec<CellId> = members.iter().map(|(_, value)| *value).collect();
        let object = self.graph.object_of(&values);
        for (key, value) in members {
            let cell = self.graph.member(object, key);
            self.graph.link(value, cell);
        }
        let cell = self.graph.constant(Val::Obj(object));
        let symbol = self.symbol(it.id.symbol_id.get());
        self.graph.link(cell, symbol);
    }

    /// Gives a namespace its object before what stands in it is exported.
    pub(super) fn declare_namespace(&mut self, id: NodeId) {
        let object = self.graph.object();
        self.namespaces.insert(id, object);
    }

    /// The name of a namespace is its object, also as a member of the one around.
    pub(super) fn namespace(&mut self, it: &'a TSNamespaceDeclaration<'a>) {
        let Some(object) = self.namespaces.get(&it.node_id()).copied() else { return };
        let cell = self.graph.constant(Val::Obj(object));
        let symbol = self.symbol(it.id.symbol_id.get());
        self.graph.link(cell, symbol);
        // `namespace a.b`
        let parent = self.nodes.parent_id(it.node_id());
        if let AstKind::TSNamespaceDeclaration(_) = self.nodes.kind(parent)
            && let Some(above) = self.namespaces.get(&parent).copied()
        {
            let name = self.name(&it.id.name);
            let member = self.graph.member(above, name);
            self.graph.link(cell, member);
        }
    }

    /// What a declaration exports to: the namespace that it stands in, or the module.
    pub(super) fn exports_around(&self, id: NodeId) -> ObjId {
        let around = self.nodes.ancestor_ids(id).filter(|_| !self.namespaces.is_empty());
        let found = around.filter_map(|id| self.namespaces.get(&id)).next();
        found.copied().unwrap_or(self.around.unit.namespace)
    }
}
