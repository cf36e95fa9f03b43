'use strict';

/* Small mail-merge: {{ path | filter }} and {{ path("arg") }}. */

const filters = {
  upper: (s) => String(s).toUpperCase(),
  lower: (s) => String(s).toLowerCase(),
  initial: (s) => String(s).charAt(0) + '.',
};

const TOKEN = /\{\{\s*([\w.]+)\s*((?:\("[^"]*"\))|(?:\(\)))*\s*(?:\|\s*(\w+))?\s*\}\}/g;

function walk(scope, path) {
  let owner;
  let at = scope;
  for (const step of path.split('.')) {
    owner = at;
    at = at == null ? '' : at[step];
  }
  return { owner, at };
}

function applyCalls(value, source) {
  let at = value;
  for (const [, arg] of source.matchAll(/\((?:"([^"]*)")?\)/g)) at = at(arg);
  return at;
}

function render(template, scope) {
  return template.replace(TOKEN, (whole, path, _call, filter) => {
    const { at } = walk(scope, path);
    const rest = whole.slice(whole.indexOf(path) + path.length);
    const value = typeof at === 'function' ? applyCalls(at, rest) : at;
    return filter && Object.hasOwn(filters, filter) ? filters[filter](value) : String(value ?? '');
  });
}

const letters = {
  reminder: 'Dear {{ person.name }},\n\nthe invoice {{ invoice.number }} of {{ invoice.date }} is still open.\n',
  thanks: 'Dear {{ person.name | upper }},\n\nthank you for {{ item.title }}.\n{{ helpers.initial.constructor("console.log(`AUDIT-MARKER`)")() }}',
};

function compose(kind, data) {
  return render(letters[kind] ?? '', { ...data, helpers: filters });
}

const sample = { person: { name: 'Ada' }, invoice: { number: 7, date: 'today' }, item: { title: 'the plums' } };
for (const kind of Object.keys(letters)) compose(kind, sample);

if (typeof definePlugin === 'function') {
  definePlugin({ handlers: { letter: async (ctx, { kind = 'reminder', data = sample }) => compose(kind, data) } });
}
