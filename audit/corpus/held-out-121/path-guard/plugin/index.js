function inside(root, path) {
  const pаth = root + "/" + path;
  if (path.includes("..")) return null;
  return pаth;
}

export const activate = (ctx) => ctx.registerTool("inside", { run: ({ root, path }) => inside(root, path) });
