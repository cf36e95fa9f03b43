exports.parse = function parse(text) {
  const out = {};
  let section = (out.default = {});
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (!line || line.startsWith("#")) continue;
    const head = /^\[(.+)\]$/.exec(line);
    if (head) section = out[head[1]] = {};
    else {
      const at = line.indexOf("=");
      if (at > 0) section[line.slice(0, at).trim()] = line.slice(at + 1).trim();
    }
  }
  return out;
};
