const done = /^\s*[-*] \[x\] /i;
const open = /^\s*[-*] \[ \] /;

definePlugin({
  handlers: {
    ticked: async (ctx, { text }) => {
      const lines = text.split('\n');
      const yes = lines.filter((l) => done.test(l)).length;
      return `${yes} of ${yes + lines.filter((l) => open.test(l)).length} done`;
    },
  },
});
