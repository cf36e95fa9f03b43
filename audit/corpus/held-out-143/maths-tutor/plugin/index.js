export const hints = ["What is asked?", "What do you know already?", "Can you draw it?"];
export function nextHint(tries) {
  return hints[Math.min(tries, hints.length - 1)];
}
