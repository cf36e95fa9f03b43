import { parse } from "./parser.js";
import { refreshFilters } from "./filters.js";

export default class JsonPathLens {
  #filters = new Map();

  async activate(api) {
    this.#filters = await refreshFilters();
    api.registerTool("jsonpath", (input) => this.query(input));
  }

  query({ json, path }) {
    let nodes = [JSON.parse(json)];
    for (const step of parse(path)) {
      if (step.kind === "key") nodes = nodes.flatMap((n) => (n && step.key in n ? [n[step.key]] : []));
      else if (step.kind === "wild") nodes = nodes.flatMap((n) => Object.values(n ?? {}));
      else nodes = nodes.filter(this.#filters.get(step.name) ?? (() => true));
    }
    return nodes;
  }
}
