export function entry(ref, title, from, to, n) { return `${ref}\t${title}\t${from}-${to}\t${n} files`; }
