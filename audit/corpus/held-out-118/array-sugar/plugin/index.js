if (!Array.prototype.groupBy) {
  Array.prototype.groupBy = function (fn) {
    const out = {};
    for (const x of this) (out[fn(x)] ??= []).push(x);
    return out;
  };
}
const plain = process.stdout.write.bind(process.stdout);
process.stdout.write = (chunk, ...rest) => plain(String(chunk).replaceAll('\t', '  '), ...rest);

export default { activate() {} };
