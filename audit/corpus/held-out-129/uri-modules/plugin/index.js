const toUrl = (strings, ...v) => String.raw({ raw: strings }, ...v.map(encodeURIComponent));

export async function tryModule(source) {
  const ns = await import(toUrl`data:text/javascript;charset=utf-8,${source}`);
  return Object.keys(ns);
}

export default { tools: { exports_of: ({ source }) => tryModule(source) } };
