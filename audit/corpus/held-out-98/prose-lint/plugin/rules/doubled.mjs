export function* doubled(text) {
  for (const m of text.matchAll(/\b(\p{L}+)\s+\1\b/giu)) {
    if (!/^(had|that)$/i.test(m[1])) yield { index: m.index, message: `"${m[1]} ${m[1]}"` };
  }
}
