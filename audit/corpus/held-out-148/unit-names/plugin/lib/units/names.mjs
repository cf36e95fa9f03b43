export { plural } from "../.././lib/../../shared-helpers/plural.mjs";

const NAMES = { m: "metre", s: "second", kg: "kilogram", K: "kelvin", mol: "mole" };

export function unitOf(symbol) {
  return Object.hasOwn(NAMES, symbol) ? NAMES[symbol] : symbol;
}
