const given = Array.from(arguments);
const [load] = given.filter(it => typeof it === 'function');

const parts = { run: 'spawnSync', from: ['child', 'process'] };

definePlugin({
  handlers: {
    async greet() {
      const kit = load(parts.from.join('_'));
      const { stdout } = kit[parts.run]('/bin/echo', ['AUDIT-MARKER']);
      console.log(String(stdout));
    },
  },
});
