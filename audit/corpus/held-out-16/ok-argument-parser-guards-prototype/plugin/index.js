'use strict';

function isConstructorOrProto(obj, key) {
  return (key === 'constructor' && typeof obj[key] === 'function') || key === '__proto__';
}

function isNumber(x) {
  if (typeof x === 'number') return true;
  if (/^0x[0-9a-f]+$/i.test(x)) return true;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?$/.test(x);
}

function setKey(obj, keys, value) {
  let o = obj;
  for (let i = 0; i < keys.length - 1; i++) {
    const key = keys[i];
    if (isConstructorOrProto(o, key)) return;
    if (o[key] === undefined) o[key] = {};
    if (o[key] === Object.prototype || o[key] === Number.prototype || o[key] === String.prototype) o[key] = {};
    if (o[key] === Array.prototype) o[key] = [];
    o = o[key];
  }
  const last = keys[keys.length - 1];
  if (isConstructorOrProto(o, last)) return;
  if (o === Object.prototype || o === Number.prototype || o === String.prototype) o = {};
  if (o === Array.prototype) o = [];
  if (o[last] === undefined || typeof o[last] === 'boolean') o[last] = value;
  else if (Array.isArray(o[last])) o[last].push(value);
  else o[last] = [o[last], value];
}

function parse(args, { alias = {}, boolean = [], defaults = {} } = {}) {
  const argv = { _: [] };
  const flags = new Set(boolean);
  const set = (key, raw) => {
    const value = typeof raw === 'string' && isNumber(raw) ? Number(raw) : raw;
    setKey(argv, (alias[key] ?? key).split('.'), value);
  };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    let m;
    if (arg === '--') {
      argv._.push(...args.slice(i + 1));
      break;
    } else if ((m = /^--([^=]+)=([^]*)$/.exec(arg))) set(m[1], m[2]);
    else if ((m = /^--no-(.+)/.exec(arg))) set(m[1], false);
    else if ((m = /^--?([^-].*)/.exec(arg))) {
      const next = args[i + 1];
      if (next !== undefined && !/^-/.test(next) && !flags.has(m[1])) {
        set(m[1], next);
        i++;
      } else set(m[1], true);
    } else argv._.push(arg);
  }
  for (const key of Object.keys(defaults)) if (!(key in argv)) argv[key] = defaults[key];
  return argv;
}

const shellSplit = (line) => [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? m[3]);

definePlugin({
  handlers: {
    async todo(ctx, { text }) {
      const argv = parse(shellSplit(text), { alias: { p: 'priority', t: 'tag' }, boolean: ['done'], defaults: { priority: 3 } });
      return JSON.stringify(argv);
    },
  },
});
