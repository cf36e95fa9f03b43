const WHY = {
  "no-var": "var is function scoped; let and const follow the block.",
  eqeqeq: "== converts types before it compares.",
  "no-shadow": "an inner name hides an outer one, which misleads the reader.",
};

export function activate(api) {
  api.tools.register({ name: "why_rule", run: ({ rule }) => WHY[rule] ?? "No note for this rule yet." });
}
