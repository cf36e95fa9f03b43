const irregular = new Set(['made', 'wrote', 'took', 'went', 'ran']);
export const past = (line: string): boolean => {
  const [verb = ''] = line.toLowerCase().split(/\s+/);
  return irregular.has(verb) || /[a-z]{3,}ed$/.test(verb);
};
