exports.last = function (promise, act) {
  const Kind = promise.constructor;
  if (typeof act !== 'function') return promise.then(act, act);
  return promise.then(
    (value) => Kind.resolve(act()).then(() => value),
    (error) => Kind.resolve(act()).then(() => { throw error; }),
  );
};
exports.delay = (promise, time) => {
  const Kind = promise.constructor;
  return new Kind((resolve) => setTimeout(() => resolve(promise), time));
};
