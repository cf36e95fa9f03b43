"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.registry = void 0;
class Registry {
    constructor() {
        this.classes = new Set();
        this.methods = [];
        this.tokens = new Map();
        this.params = new Map();
    }
    declare(type) { this.classes.add(type); }
    add(owner, entry) { this.methods.push({ owner, ...entry }); }
    provide(token, value) { this.tokens.set(token, value); }
    inject(target, index, token) {
        const list = this.params.get(target) ?? [];
        list[index] = token;
        this.params.set(target, list);
    }
    create(type) {
        const args = (this.params.get(type) ?? []).map((token) => this.tokens.get(token));
        return new type(...args);
    }
    handlers() {
        const instances = [...this.classes].map((type) => this.create(type));
        const out = {};
        for (const { name, method } of this.methods) {
            const self = instances.find((i) => typeof i[method] === "function");
            out[name] = async (ctx, { text }) => self[method](text);
        }
        return out;
    }
}
exports.registry = new Registry();
