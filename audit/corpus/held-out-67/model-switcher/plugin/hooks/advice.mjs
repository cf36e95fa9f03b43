const TRACE = /^\s+at .+:\d+:\d+\)?$/m;
const DIFF = /^@{2} -\d+/m;

export const advise = (prompt, last = 'large') => {
  if (TRACE.test(prompt) || DIFF.test(prompt)) return 'large';
  if (prompt.length < 300 && !prompt.includes('```')) return 'small';
  return last;
};
