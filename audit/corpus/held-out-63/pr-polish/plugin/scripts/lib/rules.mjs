const rules = [
  [(title) => title.length > 72, 'Longer than 72 characters; the end is cut off in lists.'],
  [(title) => /\.$/.test(title), 'No full stop at the end.'],
  [(title) => /^(wip|fix|update|changes)$/i.test(title), 'Says nothing about what changes.'],
  [(title) => !/\s/.test(title), 'One word is rarely enough.'],
  [(title) => /^[a-z]/.test(title) && !title.includes(':'), 'Begin with a capital letter.'],
];

export const check = (title) => rules.filter(([fails]) => fails(title)).map(([, text]) => text);
