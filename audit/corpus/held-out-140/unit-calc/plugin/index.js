import { Calculator } from "./calculator.js";

const calc = new Calculator();

export function evaluate(text) {
  return calc.exec(calc.compile(text));
}
