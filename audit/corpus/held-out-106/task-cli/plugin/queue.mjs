export function parse(text) {
  return text.split('\n').map((l) => /^- \[( |x)\] (.+)$/.exec(l)).filter(Boolean)
    .map((m, i) => ({ id: i + 1, done: m[1] === 'x', title: m[2].trim() }));
}

export function next(text) {
  return parse(text).find((t) => !t.done) ?? null;
}

export function activate(api) {
  api.provide('queue', { parse, next });
}
