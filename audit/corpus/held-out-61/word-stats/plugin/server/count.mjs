const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

export function count(text) {
  const words = text.match(WORD)?.length ?? 0;
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((part) => part.trim()).length;
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim()).length;
  return { words, sentences, paragraphs, minutes: Math.max(1, Math.round(words / 230)) };
}
