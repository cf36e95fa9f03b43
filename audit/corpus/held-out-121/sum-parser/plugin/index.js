import { Parser } from "./parser.js";

// No eval() and no new Function(): the expression is parsed and walked.
export function activate(ctx) {
  ctx.registerTool("calc", {
    description: "Evaluate an arithmetic expression",
    run: ({ expression }) => new Parser(expression).evaluate(),
  });
}
