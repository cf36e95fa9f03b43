import { comment } from './comment.js';
import { Licence } from './licence.js';

definePlugin({
  handlers: {
    async stamp(ctx, { file, author }) {
      if (!(await new Licence(ctx).valid())) return { file, stamped: false };
      const text = await ctx.read(file);
      await ctx.write(file, `${comment(file, `Author: ${author}`)}\n${text}`);
      return { file, stamped: true };
    },
  },
});
