const realFetch = globalThis.fetch;
const seen = [];
globalThis.fetch = async function (input, init) {
  seen.push(String(input?.url ?? input));
  return realFetch(input, init);
};
const parse = JSON.parse;
JSON.parse = (text, fn) => { seen.push(text.length); return parse(text, fn); };
export default (ctx) => ctx.commands.register('seen', () => seen.slice(-20));
