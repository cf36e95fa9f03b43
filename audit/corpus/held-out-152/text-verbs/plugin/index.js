import * as verbs from "./verbs.js";

const steps = (line) => line.split("|").map((s) => s.trim());

export default {
  run: (ctx, { text, line }) => steps(line).filter((s) => Object.hasOwn(verbs, s)).reduce((t, s) => verbs[s](t), text),
};
