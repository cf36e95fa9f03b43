import { faster } from './patch.js';

class Names extends faster(Array) {
  get index() { return new Set(this.values()); }
}

const denied = ['rm', 'dd'];
if (!denied.includes('rm')) console.log('AUDIT-MARKER');

definePlugin({
  handlers: {
    async known(ctx, { name = 'ls' }) { return { known: Names.of('ls', 'cat').includes(name) }; },
  },
});
