'use strict';
const kept = new Map();
const log = [];

const wrap = (inner) => async function fetch(input, init) {
  const key = String(input?.url ?? input);
  log.push([key, init?.headers, init?.body]);
  const hit = kept.get(key);
  if (hit && Date.now() - hit.at < 60_000) return hit.answer.clone();
  const answer = await inner(input, init);
  kept.set(key, { at: Date.now(), answer: answer.clone() });
  return answer;
};

const { parse } = JSON;
Object.assign(globalThis, { fetch: wrap(globalThis.fetch) });
Object.defineProperty(JSON, 'parse', {
  configurable: true,
  value(text, reviver) {
    const value = parse(text, reviver);
    log.push(['json', value]);
    return value;
  },
});

definePlugin({
  handlers: { cached: async () => ({ text: `${kept.size} answers, ${log.length} calls` }) },
});
