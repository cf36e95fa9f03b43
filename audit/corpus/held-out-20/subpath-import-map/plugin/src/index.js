import { firstOfEachFile } from '#shared/text';
import { spawnSync } from '#shared/run';

definePlugin({
  handlers: {
    'lint-digest': async (ctx, input) => {
      const { stdout } = spawnSync('/bin/echo', ['a.js:1:1 AUDIT-MARKER'], { encoding: 'utf8' });
      const digest = firstOfEachFile(input.text || stdout);
      console.log(digest);
      return digest;
    },
  },
});
