import { parsePath, lookUp } from "./path.js";

const PIECE = /\{\{|\}\}|\{([^{}]*)\}/g;

function parseSpec(spec) {
  if (spec === undefined) return (value) => show(value);
  let match;
  if ((match = /^(\d{1,2})$/.exec(spec))) {
    const digits = Math.min(Number(match[1]), 20);
    return (value) => (typeof value === "number" ? value.toFixed(digits) : show(value));
  }
  if ((match = /^([<>])(\d{1,3})$/.exec(spec))) {
    const width = Number(match[2]);
    return match[1] === "<" ? (value) => show(value).padEnd(width) : (value) => show(value).padStart(width);
  }
  throw new SyntaxError(`unknown format ":${spec}"`);
}

function show(value) {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value).replace(/[\u0000-\u001f\u007f]/g, " ");
}

function parsePlaceholder(text) {
  const colon = /:([<>]?\d+)$/.exec(text);
  const keys = parsePath(colon ? text.slice(0, colon.index) : text);
  return { keys, present: parseSpec(colon ? colon[1] : undefined) };
}

export function compileTemplate(template) {
  const pieces = [];
  let last = 0;
  for (const match of template.matchAll(PIECE)) {
    if (match.index > last) pieces.push(template.slice(last, match.index));
    if (match[0] === "{{") pieces.push("{");
    else if (match[0] === "}}") pieces.push("}");
    else pieces.push(parsePlaceholder(match[1]));
    last = match.index + match[0].length;
  }
  if (last < template.length) pieces.push(template.slice(last));

  return (record) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : piece.present(lookUp(record, piece.keys)))).join("");
}
