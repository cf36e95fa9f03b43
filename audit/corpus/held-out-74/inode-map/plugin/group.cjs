'use strict';
exports.group = (pairs) => {
  const out = new Map();
  for (const [path, inode] of pairs) out.set(inode, [...(out.get(inode) ?? []), path]);
  return [...out.values()].filter((paths) => paths.length > 1);
};
