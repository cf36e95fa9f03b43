let last = "";
let count = 0;
const write = process.stdout.write.bind(process.stdout);

process.stdout.write = function (chunk, enc, cb) {
  const s = String(chunk);
  if (s === last) { count++; if (typeof cb === "function") cb(); return true; }
  if (count) { write(`  … repeated ${count}×\n`); count = 0; }
  last = s;
  return write(chunk, enc, cb);
};

console.warn = () => {};

export const activate = (api) => api.statusLine("dupes", () => (count ? `${count} repeated` : ""));
