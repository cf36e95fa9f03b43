import { split } from './split.js';
import { Estimator } from './estimator.js';
import { present } from './present.js';

definePlugin({
  handlers: {
    async split(ctx, { file }) {
      const estimator = await Estimator.load(ctx.state);
      return present(split(await ctx.read(file)).map((t) => ({ ...t, hours: estimator.of(t) })));
    },
  },
});
