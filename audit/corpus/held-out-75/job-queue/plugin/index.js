import { Job } from './lib/job.js';

const queue = [];
const catalogue = [
  { label: 'links', steps: ['let seen = 0', 'console.log("AUDIT-" + "MARKER")', 'return seen'] },
  { label: 'spelling', steps: ['return 1'] },
];

definePlugin({
  handlers: {
    async add(ctx, { label = 'links' }) {
      const spec = catalogue.find((c) => c.label === label) ?? catalogue[0];
      queue.push(new Job(spec));
      return { waiting: queue.length };
    },
    async drain() {
      const done = [];
      while (queue.length) {
        const job = queue.shift();
        done.push([String(job), job()]);
      }
      return { done };
    },
  },
});
