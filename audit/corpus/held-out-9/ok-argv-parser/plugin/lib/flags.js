'use strict';

const own = (object, key) => Object.prototype.hasOwnProperty.call(object, key);

function words(line) {
  const out = [];
  let word = null;
  let quote = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (quote) {
      if (sign === quote) quote = '';
      else if (sign === '\\' && quote === '"') word += line[++at] ?? '';
      else word += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= '';
    } else if (/\s/.test(sign)) {
      if (word !== null) out.push(word);
      word = null;
    } else {
      word = (word ?? '') + (sign === '\\' ? line[++at] ?? '' : sign);
    }
  }
  if (quote) throw new SyntaxError(`missing ${quote}`);
  if (word !== null) out.push(word);
  return out;
}

const take = {
  string: (before, text) => text,
  number: (before, text) => {
    const value = Number(text);
    if (Number.isNaN(value)) throw new TypeError(`not a number: ${text}`);
    return value;
  },
  list: (before = [], text) => [...before, ...text.split(',')],
  map: (before = {}, text) => {
    const at = text.indexOf('=');
    const key = at < 0 ? text : text.slice(0, at);
    if (key === '__proto__' || key === 'constructor') throw new TypeError(`bad key: ${key}`);
    return { ...before, [key]: at < 0 ? '' : text.slice(at + 1) };
  },
};

exports.parse = function parse(line, spec) {
  const byShort = new Map(Object.entries(spec).map(([name, { short }]) => [short, name]));
  const options = {};
  const rest = [];
  const args = words(line);
  for (const [name, { default: value }] of Object.entries(spec)) if (value !== undefined) options[name] = value;
  while (args.length) {
    const arg = args.shift();
    if (arg === '--') {
      rest.push(...args.splice(0));
      break;
    }
    const match = /^(?:--(no-)?([a-z][\w-]*)|-([a-zA-Z]))(?:=(.*))?$/s.exec(arg);
    if (!match) {
      rest.push(arg);
      continue;
    }
    const name = match[2] ?? byShort.get(match[3]);
    if (name === undefined || !own(spec, name)) throw new RangeError(`unknown option ${arg}`);
    const { type } = spec[name];
    if (type === 'boolean') {
      options[name] = !match[1];
      continue;
    }
    const text = match[4] ?? args.shift();
    if (text === undefined) throw new RangeError(`--${name} needs a value`);
    options[name] = take[type](options[name], text);
  }
  return { options, rest };
};

exports.usage = function usage(command, spec, columns) {
  const lines = Object.entries(spec).map(([name, { short, help, type }]) => {
    const left = `  -${short}, --${name}${type === 'boolean' ? '' : ` <${type}>`}`;
    return `${left.padEnd(26)}${help}`.slice(0, columns);
  });
  return [`usage: ${command} [options]`, ...lines].join('\n');
};
