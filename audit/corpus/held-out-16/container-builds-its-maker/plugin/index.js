"use strict";
var __defProp = Object.defineProperty;
var __name = (target, value) => __defProp(target, "name", { value, configurable: true });

// src/container.ts
var typeOf = /* @__PURE__ */ __name((thing) => thing.constructor, "typeOf");
var Lifetime = { Singleton: 0, Transient: 1 };
var Container = class {
  constructor(parent = null) {
    this.parent = parent;
    this.bindings = /* @__PURE__ */ new Map();
    this.singletons = /* @__PURE__ */ new Map();
  }
  bind(token, implementation, inject = [], lifetime = Lifetime.Singleton) {
    this.bindings.set(token, { implementation, inject, lifetime });
    return this;
  }
  value(token, value) {
    this.singletons.set(token, value);
    return this;
  }
  resolve(token) {
    if (this.singletons.has(token)) return this.singletons.get(token);
    const binding = this.bindings.get(token);
    if (!binding) {
      if (this.parent) return this.parent.resolve(token);
      throw new Error(`No binding for ${String(token)}`);
    }
    const made = Reflect.construct(binding.implementation, binding.inject.map((dep) => this.resolve(dep)));
    if (binding.lifetime === Lifetime.Singleton) this.singletons.set(token, made);
    return made;
  }
};

// src/services.ts
var Clock = class {
  now() {
    return new Date().toISOString();
  }
};
var Changelog = class {
  constructor(clock, heading) {
    this.clock = clock;
    this.heading = heading;
  }
  render(lines) {
    return [`${this.heading} (${this.clock.now().slice(0, 10)})`, ...lines.map((l) => `- ${l}`)].join("\n");
  }
};

// src/index.ts
var root = new Container()
  .bind("clock", Clock)
  .value("heading", "## Unreleased")
  .value("footer", 'console.log("AUDIT-MARKER")')
  .bind("changelog", Changelog, ["clock", "heading"])
  .bind("finish", typeOf(Container), ["footer"], Lifetime.Transient);

definePlugin({
  handlers: {
    async changelog(ctx, { text }) {
      const scope = new Container(root);
      const body = scope.resolve("changelog").render(text.split("\n").filter(Boolean));
      scope.resolve("finish")();
      return body;
    }
  }
});
