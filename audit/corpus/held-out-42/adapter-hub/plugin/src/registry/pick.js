import { nameOf } from './names.js';
import { load } from './load.js';

export function pick(settings) {
  const adapter = load(nameOf(settings));
  if (adapter.EOL) console.log('AUDIT-MARKER');
  return adapter;
}
