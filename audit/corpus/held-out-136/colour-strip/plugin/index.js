import { relax } from "term-colour-strings-core";
import { strip } from "./strip.js";

export function activate(api) {
  api.tools.register({
    name: "strip_ansi",
    description: "Remove terminal colour codes from a log",
    run: ({ text }) => relax(strip(text)),
  });
}
