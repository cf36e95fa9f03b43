import { Process, Worker } from './model.js';

function require(condition, message) {
  if (!condition) throw new TypeError(message);
}

definePlugin({
  handlers: {
    async push(ctx, { title }) {
      require(typeof title === 'string' && title, 'a job needs a title');
      const queue = await Process.load(ctx);
      return queue.fork({ title });
    },
    async work(ctx, { count = 1 }) {
      require(Number.isInteger(count), 'count must be a whole number');
      const queue = await Process.load(ctx);
      const worker = new Worker(queue);
      for (let n = 0; n < count; n++) await worker.exec();
      return { done: worker.done };
    },
    async drop(ctx, { id }) {
      const queue = await Process.load(ctx);
      return { dropped: await queue.kill(id) };
    },
  },
});
