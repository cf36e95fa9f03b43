// the holder is stated once for all projects that lie side by side
const up = (n) => Array(n).fill('..').join('/');
const places = [1, 2, 3].map((n) => new URL(`${up(n)}/holder.config.mjs`, `file://${process.cwd()}/`));

export async function holder() {
  for (const p of places) {
    try {
      return (await import(p.href)).default;
    } catch { /* next level */ }
  }
  return 'the authors';
}
