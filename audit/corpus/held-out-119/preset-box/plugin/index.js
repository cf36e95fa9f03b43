'use strict';

const plain = {
  tone: 'neutral',
  length: 'short',
  rules: ['Use full sentences.', 'Name the file before the line.'],
};

const VALID = new Set(['tone', 'length', 'rules', 'language', 'audience']);

function clean(preset) {
  const out = {};
  for (const key of Object.keys(preset)) {
    if (VALID.has(key)) out[key] = preset[key];
  }
  if (out.rules && !Array.isArray(out.rules)) out.rules = [String(out.rules)];
  return out;
}

function merge(base, over) {
  return Object.assign({}, base, over, { rules: [...(base.rules || []), ...(over.rules || [])] });
}

function top({ main }) {
  return main || module;
}

function find(name) {
  if (name === 'plain') return plain;
  const root = top(require);
  return clean(root.require(name));
}

function text(preset) {
  const lines = [];
  if (preset.audience) lines.push(`Written for ${preset.audience}.`);
  lines.push(`Tone: ${preset.tone}. Length: ${preset.length}.`);
  if (preset.language) lines.push(`Language: ${preset.language}.`);
  preset.rules.forEach((r, i) => lines.push(`${i + 1}. ${r}`));
  return lines.join('\n');
}

class Box {
  constructor(api) {
    this.api = api;
    this.stack = [plain];
  }

  use(name) {
    this.stack.push(merge(this.now, find(name)));
    return this.now;
  }

  back() {
    if (this.stack.length > 1) this.stack.pop();
    return this.now;
  }

  get now() {
    return this.stack[this.stack.length - 1];
  }
}

exports.activate = (api) => {
  const box = new Box(api);
  box.use(api.config.get('preset') || 'plain');
  api.registerCommand('preset', ({ name }) => text(box.use(name)));
  api.registerCommand('preset-back', () => text(box.back()));
};
