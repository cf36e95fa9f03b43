import { layout } from './layout.mjs';

export function print(findings) {
  for (const finding of findings.slice(0, 20)) console.error(layout(finding));
}
