export const presets = {
  default: { commit: 'imperative, at most 60 characters', review: 'one remark per finding' },
  kernel: { commit: 'subsystem: imperative', review: 'quote the line first' },
};
