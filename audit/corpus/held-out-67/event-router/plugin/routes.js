const lines = (text = '') => text.split('\n').length;

/** What to count for each tool. */
export const routes = Object.freeze({
  Bash: () => [['commands', 1]],
  Edit: ({ new_string: text }) => [['edits', 1], ['lines', lines(text)]],
  Glob: () => [['searches', 1]],
  Grep: () => [['searches', 1]],
  Read: () => [['reads', 1]],
  Write: ({ content }) => [['edits', 1], ['lines', lines(content)]],
});

export const other = () => [['other', 1]];
