const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)|([-+*/()]))/gy;

export function tokens(formula) {
  const out = [];
  token.lastIndex = 0;
  for (let found; (found = token.exec(formula)); ) {
    if (found[1]) out.push({ number: Number(found[1]) });
    else if (found[2]) out.push({ cell: found[2] });
    else out.push({ op: found[3] });
  }
  return out;
}
