//! `import` and `export`, and their TypeScript forms.

use oxc_ast::AstKind;
use oxc_ast::ast::{
    BindingPattern, Declaration, ExportDefaultDeclarationKind, ExportFromDeclaration, ExportNamedDeclaration,
    ImportDeclaration, ImportDeclarationSpecifier, ModuleExportName, TSModuleReference,
};
use oxc_span::Span;

use super::Lower;
use crate::script::graph::{Op, UNKNOWN};
use crate::script::value::{CellId, ObjId, Val};

impl<'a> Lower<'_, '_, 'a> {
    /// What a module item makes flow where.
    pub(super) fn module_item(&mut self, kind: AstKind<'a>) {
        match kind {
            AstKind::ImportDeclaration(it) => self.import_declaration(it),
            AstKind::ExportDeclaration(it) => {
                self.export_declaration(&it.declaration, (self.exports_around(it.node_id()), it.span));
            }
            AstKind::ExportNamedDeclaration(it) => self.export_named(it),
            AstKind::ExportFromDeclaration(it) => self.export_from(it),
            AstKind::ExportAllDeclaration(it) if !it.export_kind.is_type() => {
                let from = self.load(&it.source.value, it.span);
                match &it.exported {
                    Some(name) => self.export(&name.name(), from, it.span),
                    None => {
                        let site = self.site(it.span);
                        let into = self.around.unit.namespace;
                        self.graph.op(Op::Spread { from, into }, site);
                    }
                }
            }
            AstKind::ExportDefaultDeclaration(it) => {
                let from = match &it.declaration {
                    ExportDefaultDeclarationKind::FunctionDeclaration(it) => self.at(it.node_id()),
                    ExportDefaultDeclarationKind::ClassDeclaration(it) => self.at(it.node_id()),
                    other => {
                        let Some(expression) = other.as_expression() else { return };
                        self.stored(expression, it.span);
                        self.value(expression)
                    }
                };
                self.export("default", from, it.span);
            }
            AstKind::TSImportEqualsDeclaration(it) => {
                if let TSModuleReference::ExternalModuleReference(module) = &it.module_reference {
                    let from = self.load(&module.expression.value, it.span);
                    let symbol = self.symbol(it.id.symbol_id.get());
                    self.graph.link(from, symbol);
                }
            }
            AstKind::TSEnumDeclaration(it) => self.enumeration(it),
            AstKind::TSNamespaceDeclaration(it) => self.namespace(it),
            AstKind::TSExportAssignment(it) => {
                let from = self.value(&it.expression);
                self.graph.link(from, self.around.unit.exports);
            }
            _ => {}
        }
    }

    fn load(&mut self, spec: &str, span: Span) -> CellId {
        let spec = self.graph.string(spec);
        let out = self.graph.cell();
        let site = self.site(span);
        self.graph.op(Op::Load { spec, out }, site);
        out
    }

    fn named(&mut self, from: CellId, name: &str, span: Span) -> CellId {
        let name = self.name(name);
        let out = self.graph.cell();
        let site = self.site(span);
        self.graph.op(Op::Named { from, name, out }, site);
        out
    }

    fn import_declaration(&mut self, it: &'a ImportDeclaration<'a>) {
        if it.import_kind.is_type() {
            return;
        }
        let specifiers = it.specifiers.as_ref();
        let all_types = |list: &oxc_allocator::Vec<'a, ImportDeclarationSpecifier<'a>>| {
            !list.is_empty()
                && list.iter().all(
                    |one| matches!(one, ImportDeclarationSpecifier::ImportSpecifier(one) if one.import_kind.is_type()),
                )
        };
        if specifiers.is_some_and(all_types) {
            return;
        }
        let from = self.load(&it.source.value, it.span);
        for specifier in specifiers.into_iter().flatten() {
            let (cell, local) = match specifier {
                ImportDeclarationSpecifier::ImportSpecifier(one) => {
                    (self.named(from, &one.imported.name(), one.span), &one.local)
                }
                ImportDeclarationSpecifier::ImportDefaultSpecifier(one) => {
                    (self.named(from, "default", one.span), &one.local)
                }
                ImportDeclarationSpecifier::ImportNamespaceSpecifier(one) => (from, &one.local),
            };
            let symbol = self.symbol(local.symbol_id.get());
            self.graph.link(cell, symbol);
        }
    }

    fn export(&mut self, name: &str, from: CellId, span: Span) {
        self.export_to(self.around.unit.namespace, name, from, span);
    }

    fn export_to(&mut self, exports: ObjId, name: &str, from: CellId, span: Span) {
        let base = self.graph.constant(Val::Obj(exports));
        let key = self.graph.string(name);
        self.set(base, key, from, span);
    }

    fn export_declaration(&mut self, it: &'a Declaration<'a>, (exports, span): (ObjId, Span)) {
        let (name, cell) = match it {
            Declaration::VariableDeclaration(it) => {
                for declarator in &it.declarations {
                    self.export_pattern(&declarator.id, (exports, span));
                    if let Some(init) = &declarator.init {
                        self.stored(init, span);
                    }
                }
                return;
            }
            Declaration::FunctionDeclaration(it) => (it.id.as_ref(), self.at(it.node_id())),
            Declaration::ClassDeclaration(it) => (it.id.as_ref(), self.at(it.node_id())),
            Declaration::TSEnumDeclaration(it) => (Some(&it.id), self.symbol(it.id.symbol_id.get())),
            Declaration::TSNamespaceDeclaration(it) => (Some(&it.id), self.symbol(it.id.symbol_id.get())),
            _ => return,
        };
        if let Some(id) = name {
            self.export_to(exports, &id.name, cell, span);
        }
    }

    fn export_pattern(&mut self, pattern: &'a BindingPattern<'a>, (exports, span): (ObjId, Span)) {
        for binding in pattern.get_binding_identifiers() {
            let symbol = self.symbol(binding.symbol_id.get());
            self.export_to(exports, &binding.name, symbol, span);
        }
    }

    fn export_named(&mut self, it: &'a ExportNamedDeclaration<'a>) {
        if it.export_kind.is_type() {
            return;
        }
        for specifier in it.specifiers.iter().filter(|one| !one.export_kind.is_type()) {
            let cell = match &specifier.local {
                ModuleExportName::IdentifierReference(local) => self.at(local.node_id()),
                _ => UNKNOWN,
            };
            self.export(&specifier.exported.name(), cell, specifier.span);
        }
    }

    fn export_from(&mut self, it: &'a ExportFromDeclaration<'a>) {
        if it.export_kind.is_type() {
            return;
        }
        let from = self.load(&it.source.value, it.span);
        for specifier in it.specifiers.iter().filter(|one| !one.export_kind.is_type()) {
            let cell = self.named(from, &specifier.local.name(), specifier.span);
            self.export(&specifier.exported.name(), cell, specifier.span);
        }
    }
}
