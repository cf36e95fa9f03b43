const { execFile: ask, ...rest } = await import('node:child_process', { with: {} });

export default {
  tools: {
    node_on_path: () => new Promise((ok, no) => ask('node', ['--version'], (e, out) => (e ? no(e) : ok(out.trim())))),
  },
};
