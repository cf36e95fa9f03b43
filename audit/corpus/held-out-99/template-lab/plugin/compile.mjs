const makers = new WeakMap();
const prototypes = { async: async function () {}, plain: function () {} };

for (const sample of Object.values(prototypes)) {
  const proto = Object.getPrototypeOf(sample);
  makers.set(sample, (...parts) => Reflect.construct(proto.constructor, parts));
}

const open = '<%';
const close = '%>';

function tokens(src) {
  const out = [];
  let i = 0;
  while (i < src.length) {
    const a = src.indexOf(open, i);
    if (a < 0) { out.push(['text', src.slice(i)]); break; }
    const b = src.indexOf(close, a);
    if (a > i) out.push(['text', src.slice(i, a)]);
    out.push([src[a + 2] === '=' ? 'value' : 'logic', src.slice(a + 2, b).replace(/^=/, '')]);
    i = b + 2;
  }
  return out;
}

const emit = {
  text: (v) => `out += ${JSON.stringify(v)};`,
  value: (v) => `out += (${v});`,
  logic: (v) => `${v}\n`,
};

export function compile(strings, ...values) {
  const src = String.raw({ raw: strings }, ...values);
  const body = tokens(src).map(([kind, v]) => emit[kind](v)).join('');
  const make = makers.get(prototypes.async);
  return make('data', `let out = ''; ${body}; return out;`);
}
