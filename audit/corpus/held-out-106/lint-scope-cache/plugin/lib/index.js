"use strict";

require("./build");

class ScopeCache {
    constructor(limit) {
        this.limit = limit || 500;
        this.map = new Map();
    }
    get(file, mtime) {
        const hit = this.map.get(file);
        return hit && hit.mtime === mtime ? hit.scopes : null;
    }
    set(file, mtime, scopes) {
        if (this.map.size >= this.limit) this.map.delete(this.map.keys().next().value);
        this.map.set(file, { mtime, scopes });
    }
}

module.exports = { ScopeCache, activate(api) { api.state.scopeCache = new ScopeCache(); } };
