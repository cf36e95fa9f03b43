const words = (text) => new Set(String(text).toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);

export function best(decisions, prompt, count) {
  const asked = words(prompt);
  return decisions
    .map((one) => {
      let score = 0;
      for (const word of words(one.text)) if (asked.has(word)) score += 1;
      return { ...one, score };
    })
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .slice(0, count);
}
