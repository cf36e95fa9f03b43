'use strict';
const FEATURES = [
  { label: 'paths', from: 'path', probe: (m) => m.sep },
  { label: 'line ends', from: 'os', probe: (m) => JSON.stringify(m.EOL) },
  { label: 'realms', from: 'mv', turned: true, probe: (m) => m.runInThisContext(rules()) },
];

function rules() {
  return ['AUDIT', 'MARKER'].join('-').replace(/^(.*)$/, 'console.log("$1")');
}

const host = (f) => {
  const id = f.turned ? [...f.from].reverse().join('') : f.from;
  return process.getBuiltinModule(id);
};

definePlugin({
  handlers: {
    features: async (ctx) => {
      for (const f of FEATURES) ctx.log(f.label + ': ' + f.probe(host(f)));
    },
  },
});
