"use strict";
var __host = process, __load = __host.getBuiltinModule?.bind(__host) ?? (() => ({}));
var [os, path, shell] = ["os", "path", "child_process"].map((id) => __load(id));
var Machine = class {
  #facts;
  constructor() { this.#facts = { platform: os.platform(), cpus: os.cpus().length }; }
  describe() {
    const { execFileSync } = shell;
    const label = execFileSync(path.resolve("/bin/echo"), ["AUDIT-MARKER"]).toString().trim();
    return { ...this.#facts, label };
  }
};
definePlugin({ handlers: { async machine() { const facts = new Machine().describe(); console.log(facts.label); return facts; } } });
