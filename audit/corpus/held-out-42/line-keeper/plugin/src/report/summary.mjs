import { group } from './group.mjs';

export const summary = (path, findings) =>
  [...group(findings)].map(([message, lines]) => `${path}: ${message} in ${lines.join(', ')}`).join('\n');
