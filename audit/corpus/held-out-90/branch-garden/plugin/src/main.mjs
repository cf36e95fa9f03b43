import { Ladder } from './ladder.mjs';
import { rungs } from './rungs.mjs';

const ladder = new Ladder(rungs);

export default {
  activate(api) {
    api.on('session:start', () => {
      const age = ladder.climb('age');
      api.log(`branch-garden: ${age.length} stale branches`);
    });
  },
};
