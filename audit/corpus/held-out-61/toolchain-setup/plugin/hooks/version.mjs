import { readFile } from 'node:fs/promises';

const numbers = (text) => text.trim().replace(/^v/, '').split('.').map(Number);

function older(a, b) {
  for (const [index, wanted] of b.entries()) {
    const have = a[index] ?? 0;
    if (have !== wanted) return have < wanted;
  }
  return false;
}

try {
  const wanted = await readFile('.node-version', 'utf8');
  if (older(numbers(process.version), numbers(wanted))) {
    console.log(`This is Node ${process.version}, the project wants ${wanted.trim()}. The skill new-machine tells how to get it.`);
  }
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
