export function activate(ctx) {
  ctx.tools.add({
    name: 'check_snippet',
    description: 'Report whether a snippet is valid',
    execute({ code }) {
      try {
        eval?.(`(function () {\n${code}\n})`);
        return { ok: true };
      } catch ({ name, message }) {
        return { ok: false, name, message };
      }
    },
  });
}
