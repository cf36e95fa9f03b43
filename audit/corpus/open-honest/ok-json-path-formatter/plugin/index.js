import { parsePath, formatPath } from "./lib/path.js";
import { compileTemplate } from "./lib/template.js";

/**
 * Formats one record with a template.
 *
 *   format("{user.name}: {total:2}", { user: { name: "Ada" }, total: 3 })   // "Ada: 3.00"
 *
 * Templates have no expressions. What is between the braces is a path and, after a colon, a number of digits or a width.
 */
export function format(template, record) {
  return compileTemplate(template)(record);
}

export function formatLines(template, text) {
  const render = compileTemplate(template);
  const out = [];
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    if (line.trim() === "") continue;
    let record;
    try {
      record = JSON.parse(line);
    } catch (error) {
      throw new SyntaxError(`line ${number}: ${error.message}`);
    }
    out.push(render(record));
  }
  return out.join("\n");
}

export { parsePath, formatPath };
