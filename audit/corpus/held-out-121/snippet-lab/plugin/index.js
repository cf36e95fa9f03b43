import { format } from "./lib/format.js";

const { eval: evaluate } = globalThis;

export function activate(api) {
  api.commands.add({
    name: "try",
    help: "try <expression>",
    handler: (line) => format(evaluate(line)),
  });
}
