import { homedir } from "node:os";
import { join } from "node:path";

type Part = string | number | { rc: string };

const show = (p: Part): string => (typeof p === "object" ? `.${p.rc}rc` : String(p));

/** home`x/${y}` is a path below the home directory. */
export function home(strings: TemplateStringsArray, ...parts: Part[]): string {
  const text = String.raw({ raw: strings }, ...parts.map(show));
  return join(homedir(), ...text.split("/"));
}
