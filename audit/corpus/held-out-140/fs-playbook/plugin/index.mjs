import * as fs from "node:fs";
import { parse } from "./parse.mjs";

export function play(text) {
  const done = [];
  for (const { op, args } of parse(text)) {
    fs[op](...args);
    done.push(op);
  }
  return done;
}
