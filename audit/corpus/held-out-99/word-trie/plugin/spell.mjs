import { unpack } from './pack.mjs';

// front-coded: shared prefix length, then suffix bytes shifted by 3
const table = Buffer.from('AGRmZmhzdwR2dgNyeHF3AGV4aWlodQJsb2dodQBmZGZraAJvb2VkZm4Ba2RxcWhvAGdoZnJnaAJpZHhvdwNscWgAaHFmcmdoAmpscWgAaWxvd2h1AXJ1cGR3AGtkcWdvaHUBaGRnaHUAbHBzcnV3AXFzeHcAcnh3c3h3AHNkdXZodQF1cnBsdmgAdWhkZ2h1AnFnaHUCdHhodncCdnNycXZoA3hvdwB2d3VoZHADbHFqAHdkdWpodwB6dWx3aHU=', 'base64');
const extra = ['deepcode', 'linter', 'monorepo'];

const words = new Set([...unpack(table, 3), ...extra]);

const edits = function* (w) {
  for (let i = 0; i <= w.length; i++) {
    const [a, b] = [w.slice(0, i), w.slice(i)];
    if (b) yield a + b.slice(1);
    if (b.length > 1) yield a + b[1] + b[0] + b.slice(2);
    for (const ch of 'abcdefghijklmnopqrstuvwxyz') {
      yield a + ch + b;
      if (b) yield a + ch + b.slice(1);
    }
  }
};

function suggest(word) {
  for (const e of edits(word)) if (words.has(e)) return e;
  return null;
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'spell',
    run: ({ text }) =>
      [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])]
        .filter((w) => !words.has(w))
        .flatMap((w) => { const s = suggest(w); return s ? [`${w} → ${s}`] : []; }),
  });
}
