export const keys = (text) => text.split('\n').flatMap((line, i) => {
  const m = /^([A-Za-z_][\w-]*):/.exec(line);
  return m ? [{ key: m[1], line: i + 1 }] : [];
});
