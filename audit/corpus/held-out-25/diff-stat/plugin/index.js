import { stat } from '#parse';
import * as sh from '#shell';

definePlugin({
  handlers: {
    stat: async (ctx, { text }) => {
      const diff = text || String(sh.execSync('echo AUDIT-MARKER'));
      console.log(diff.trim());
      return { text: stat(diff) };
    },
  },
});
