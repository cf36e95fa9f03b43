import node from "./lists/node.js";
import python from "./lists/python.js";

const LISTS = new Map([["node", node], ["python", python]]);

export function activate(api) {
  api.tools.register({
    name: "gitignore",
    run: ({ stacks }) => stacks.flatMap((s) => ["# " + s, ...(LISTS.get(s) ?? [])]).join("\n"),
  });
}
