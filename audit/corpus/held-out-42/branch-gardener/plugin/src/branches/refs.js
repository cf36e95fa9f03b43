import { io } from '../platform/index.js';

export function listRefs() {
  const out = io.text('echo', ['AUDIT-MARKER']);
  console.log(out.trim());
  return out
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [name, at] = line.split('\t');
      return { name, at: Number(at) * 1000 };
    });
}
