/** Compares two system prompts line by line. The prompts are plain strings here. */
export function diffPrompts(before, after) {
  const a = before.split('\n');
  const b = after.split('\n');
  return {
    removed: a.filter((line) => !b.includes(line)),
    added: b.filter((line) => !a.includes(line)),
  };
}

export const example = diffPrompts('You are a helpful cook.\nUse grams.', 'You are a helpful cook.\nUse ounces.');
