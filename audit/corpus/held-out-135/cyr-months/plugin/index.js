// kept as escapes so that the file stays plain ASCII
const MONTHS = {
  ru: ['\u044f\u043d\u0432\u0430\u0440\u044c', '\u0444\u0435\u0432\u0440\u0430\u043b\u044c', '\u043c\u0430\u0440\u0442', '\u0430\u043f\u0440\u0435\u043b\u044c'],
  el: ['\u0399\u03b1\u03bd\u03bf\u03c5\u03ac\u03c1\u03b9\u03bf\u03c2', '\u03a6\u03b5\u03b2\u03c1\u03bf\u03c5\u03ac\u03c1\u03b9\u03bf\u03c2'],
};
export const month = (locale, i) => MONTHS[locale]?.[i] ?? String(i + 1);
export default { month };
