const here = (x) => import.meta.resolve(x);

export async function report(rows, kind) {
  const url = here('./reporters/' + kind + '.js');
  const { report } = await import(url);
  return report(rows);
}
export default { tools: { report: ({ rows, kind = 'plain' }) => report(rows, kind) } };
