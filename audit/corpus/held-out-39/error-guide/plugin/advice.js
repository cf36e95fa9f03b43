export const advice = {
  SyntaxError: ({ message }) => `This is not JSON: ${message}. Look for a comma too many.`,
  'capability-failed': () => 'There is no such file.',
  TypeError: () => 'The file is JSON, but neither a list nor an object.',
  otherwise: ({ message }) => `Unknown: ${message}`,
};
