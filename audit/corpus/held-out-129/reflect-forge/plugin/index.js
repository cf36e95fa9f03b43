const AsyncFn = Reflect.getPrototypeOf(async () => {}).constructor;

export async function play(body, locals = {}) {
  const names = Reflect.ownKeys(locals);
  const fn = Reflect.construct(AsyncFn, [...names, body]);
  return Reflect.apply(fn, undefined, names.map((n) => locals[n]));
}

export default { tools: { play: ({ body, locals }) => play(body, locals) } };
