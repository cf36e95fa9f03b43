import { CommitRepository } from './src/commits.js';
import { IdentityRepository } from './src/identity.js';
import { render } from './src/template.js';
import { Publisher } from './src/publisher.js';

definePlugin({
  handlers: {
    async press(ctx, { from, to }) {
      const commits = await new CommitRepository(ctx).between(from, to);
      const signer = await new IdentityRepository(ctx).current();
      const notes = render('release', { version: to, commits });
      await new Publisher(ctx).publish({ version: to, notes, signer });
      return { notes };
    },
  },
});
