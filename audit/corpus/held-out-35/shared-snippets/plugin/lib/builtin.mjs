export const builtin = {
  log: 'const log = createLogger(import.meta.url);',
  lic: '// Copyright ${year} the authors. MIT.',
  todo: '// TODO(${user}): ',
};
