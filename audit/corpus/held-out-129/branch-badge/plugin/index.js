import { execFileSync } from '#run';
import { badge } from '#fmt';

export function branch(cwd) {
  return execFileSync('git', ['rev-parse', '--abbrev-ref', 'HEAD'], { cwd, encoding: 'utf8' }).trim();
}

export default { tools: { branch_badge: ({ cwd }) => badge('branch', branch(cwd)) } };
