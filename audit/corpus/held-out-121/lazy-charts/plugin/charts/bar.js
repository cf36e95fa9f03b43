import { scale } from "../util/scale.js";
export const bar = (v) => scale(v, 40).map((n) => "█".repeat(n)).join("\n");
