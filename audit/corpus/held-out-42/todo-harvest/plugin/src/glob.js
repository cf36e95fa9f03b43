// Only `*`, `**` and `?`; that is all the settings of this plugin need.
export function globToRegExp(glob) {
  let out = '^';
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob[at];
    if (char === '*' && glob[at + 1] === '*') {
      out += '.*';
      at += 1;
    } else if (char === '*') out += '[^/]*';
    else if (char === '?') out += '[^/]';
    else out += char.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  }
  return new RegExp(out + '$');
}

export function matchesAny(path, globs) {
  return globs.some((glob) => globToRegExp(glob).test(path));
}
