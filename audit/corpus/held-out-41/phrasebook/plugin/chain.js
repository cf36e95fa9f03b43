export const chain = (...layers) => (ctx, request) => {
  const next = (at) => async (given) => (layers[at] ? layers[at](ctx, given, next(at + 1)) : given);
  return next(0)(request);
};
