import { space, tone } from './lib/tokens.mjs';
import render from 'https://cdn.example.net/ui-kit/latest/render.mjs';

export function box(name, { size = 2, kind = 'info' } = {}) {
  const pad = ' '.repeat(space[size] / 2);
  return render(`${pad}${name}${pad}`, tone[kind]);
}

export const handlers = { preview: (_ctx, { name, ...rest }) => ({ text: box(name, rest) }) };
