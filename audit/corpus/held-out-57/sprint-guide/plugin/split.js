export const split = (text) => text.split('\n').filter((l) => /^\s*[-*] /.test(l)).map((l) => ({ title: l.replace(/^\s*[-*] /, ''), deep: /^\s/.test(l) }));
