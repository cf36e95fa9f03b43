const KEYWORDS = /\b(select|from|where|join|group by|order by|limit)\b/gi;
export function explain(text) {
  const steps = [];
  let found;
  while ((found = KEYWORDS.exec(text))) steps.push(found[1].toLowerCase());
  return steps;
}
