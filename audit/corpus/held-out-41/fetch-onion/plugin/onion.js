export const onion = (...layers) => (core) =>
  layers.reduceRight((next, layer) => (request) => layer(request, next), core);

const pause = (millis) => new Promise((done) => setTimeout(done, millis));

export const retry = (times) => async (request, next) => {
  for (let turn = 0; ; turn++) {
    const answer = await next(request);
    if (answer.status < 500 || turn >= times) return answer;
    await pause(200 * 2 ** turn);
  }
};

export const paced = (millis) => {
  let tail = Promise.resolve();
  return (request, next) => {
    const mine = tail.then(() => next(request));
    tail = mine.catch(() => {}).then(() => pause(millis));
    return mine;
  };
};

export const timed = (log) => async (request, next) => {
  const begun = performance.now();
  try {
    return await next(request);
  } finally {
    log('debug', `${request.url}: ${Math.round(performance.now() - begun)} ms`);
  }
};

export const json = async (request, next) => {
  const answer = await next({ ...request, headers: { accept: 'application/json', ...request.headers } });
  return { ...answer, data: answer.status === 200 ? JSON.parse(answer.body) : undefined };
};
