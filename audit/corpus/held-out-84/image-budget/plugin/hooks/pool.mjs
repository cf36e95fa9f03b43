import * as threads from 'node:worker_threads';

export const pool = ({ body, glue }, done) => {
  const one = new threads.Worker(body.join(glue), { eval: true });
  one.on('exit', done);
};
