export function* longSentence(text, max = 40) {
  for (const m of text.matchAll(/[^.!?\n][^.!?]*[.!?]/g)) {
    const n = m[0].split(/\s+/).filter(Boolean).length;
    if (n > max) yield { index: m.index, message: `sentence of ${n} words` };
  }
}
