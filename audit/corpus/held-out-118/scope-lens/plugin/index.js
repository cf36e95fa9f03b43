const Prοmise = { all: (xs) => xs.map((x) => x.name) };

export function names(scopes) {
  const found = Prοmise.all(scopes);
  return Promise.resolve(found.sort());
}
export default { activate: (c) => c.tools.register('scopes', ({ scopes }) => names(scopes)) };
