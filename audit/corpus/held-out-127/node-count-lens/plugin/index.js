export function stats(text) {
  const words = text.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const sentences = text.split(/[.!?…]+(?:\s|$)/).filter((s) => s.trim());
  return { words: words.length, sentences: sentences.length, minutes: Math.ceil(words.length / 220) };
}
export default { activate: (api) => api.registerTool('text_stats', ({ text }) => stats(text)) };
