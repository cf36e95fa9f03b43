const token = (d) => Symbol(d);
export const T = Object.freeze({
  store: token('store'),
  file: token('file'),
  home: token('home'),
  drawer: token('drawer'),
  leaf: token('leaf'),
  anchor: token('anchor'),
});
