import { scale } from "../util/scale.js";
const T = "▁▂▃▄▅▆▇█";
export const spark = (v) => scale(v, 7).map((n) => T[n]).join("");
