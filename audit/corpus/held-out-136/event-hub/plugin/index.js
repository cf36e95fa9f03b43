class Hub {
  constructor() { this.map = new Map(); }
  on(type, fn) { this.map.set(type, [...(this.map.get(type) ?? []), fn]); return this; }
  process(type, value) { return (this.map.get(type) ?? []).reduce((v, fn) => fn(v), value); }
  require(type) { if (!this.map.has(type)) throw new Error(`no listener for ${type}`); return this; }
}

export function activate(api) {
  const hub = new Hub().on("title", (t) => t.trim()).on("title", (t) => t.replace(/\.$/, ""));
  api.tools.register("clean_title", ({ text }) => hub.require("title").process("title", text));
}
