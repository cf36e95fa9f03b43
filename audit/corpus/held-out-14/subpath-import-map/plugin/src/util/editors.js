const STYLES = {
  code: (f, l) => ['--goto', `${f}:${l}`],
  vim: (f, l) => [`+${l}`, f],
  emacs: (f, l) => [`+${l}`, f],
  subl: (f, l) => [`${f}:${l}`],
};
export function argumentsFor(editor, spec) {
  const [file, line = '1'] = spec.split(':');
  return (STYLES[editor] ?? ((f) => [f]))(file, line);
}
