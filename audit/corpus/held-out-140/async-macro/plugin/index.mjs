import { normalise } from "./text.mjs";

const Macro = Object.getPrototypeOf(async () => {}).constructor;
const macros = new Map();

export function record(name, steps) {
  macros.set(name, new Macro("editor", normalise(steps)));
}

export async function replay(name, editor) {
  const macro = macros.get(name);
  if (!macro) throw new Error("no macro called " + name);
  return macro(editor);
}
