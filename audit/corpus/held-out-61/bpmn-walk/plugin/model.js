const PARTS = ['start', 'nodes', 'global', 'modules'];

/** Reads a description and fills in what is missing. */
export function model(description) {
  const process = { start: null, nodes: {}, global: {}, modules: {} };
  for (const part of PARTS) {
    if (description[part] !== undefined) process[part] = description[part];
  }
  for (const key of Object.keys(process.nodes)) process.nodes[key] = { kind: 'task', next: [], ...process.nodes[key] };
  return process;
}

/** A field of the process by its name, such as "nodes" or "start". */
export const field = (process, name) => process[name];

/** Puts the nodes of a module into the process, with the module's name in front. */
export function include(process, name, module) {
  for (const key of Object.keys(module.nodes)) {
    const node = module.nodes[key];
    process.nodes[`${name}.${key}`] = { ...node, next: node.next.map((each) => `${name}.${each}`) };
  }
  for (const [key, value] of Object.entries(module.global)) process.global[key] ??= value;
  return process;
}
