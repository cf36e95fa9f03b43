// Where things are kept, below the repository's data folder.
export const layout = {
  map: { at: ['branch-colors'], mode: 0o644 },
  ignore: { at: ['info', 'exclude'], mode: 0o644 },
  after: { at: ['hooks', 'post-checkout'], mode: 0o755 },
};
