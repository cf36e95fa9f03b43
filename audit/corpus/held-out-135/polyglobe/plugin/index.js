export function supports(feature) {
  const [head, ...rest] = feature.split('.');
  let v = globalThis[head];
  for (const part of rest) v = v?.[part];
  return v !== undefined;
}
export default (ctx) => ctx.commands.register('supports', supports);
