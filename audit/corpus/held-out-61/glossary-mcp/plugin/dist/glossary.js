(function (table, entries) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var entry = table[id];
    if (!entry) throw new Error('module ' + id + ' is not in the pack');
    var mod = (cache[id] = { exports: {} });
    var names = entry[1];
    entry[0].call(mod.exports, function (name) { return load(names[name]); }, mod, mod.exports);
    return mod.exports;
  }
  for (var i = 0; i < entries.length; i++) load(entries[i]);
})({
1: [function (require, module, exports) {
  var parse = require('./parse');
  var match = require('./match');
  var serve = require('./serve');
  var text = '';

  serve({
    explain: function (given) {
      var terms = parse(text);
      var found = match.nearest(terms, given.term);
      return found ? found.term + ': ' + found.meaning : 'not in the glossary';
    },
    unexplained: function (given) {
      return match.unknown(parse(text), given.text).join(', ') || 'every term is explained';
    },
    use_glossary: function (given) {
      text = String(given.markdown);
      return parse(text).length + ' terms';
    }
  });
}, { './parse': 2, './match': 3, './serve': 4 }],
2: [function (require, module, exports) {
  var LINE = /^\*\*(.+?)\*\*:\s*(.+)$/;
  module.exports = function parse(text) {
    return text.split('\n').reduce(function (terms, line) {
      var m = LINE.exec(line);
      if (m) terms.push({ term: m[1], meaning: m[2] });
      return terms;
    }, []);
  };
}, {}],
3: [function (require, module, exports) {
  var fold = require('../shared/fold');
  exports.nearest = function (terms, wanted) {
    var key = fold(wanted);
    return terms.find(function (t) { return fold(t.term) === key; }) ||
      terms.find(function (t) { return fold(t.term).indexOf(key) >= 0; });
  };
  exports.unknown = function (terms, text) {
    var known = terms.map(function (t) { return fold(t.term); });
    var marked = text.match(/_([^_\n]+)_/g) || [];
    return marked.map(function (m) { return m.slice(1, -1); }).filter(function (m) { return known.indexOf(fold(m)) < 0; });
  };
}, { '../shared/fold': 5 }],
4: [function (require, module, exports) {
  module.exports = function serve(tools) {
    var rest = '';
    process.stdin.setEncoding('utf8');
    process.stdin.on('data', function (chunk) {
      var lines = (rest + chunk).split('\n');
      rest = lines.pop();
      lines.forEach(function (line) {
        var message = JSON.parse(line);
        var result = {};
        if (message.method === 'initialize') {
          result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '0.8.8' } };
        } else if (message.method === 'tools/list') {
          result = { tools: Object.keys(tools).map(function (name) { return { name: name, inputSchema: { type: 'object' } }; }) };
        } else if (message.method === 'tools/call' && Object.prototype.hasOwnProperty.call(tools, message.params.name)) {
          result = { content: [{ type: 'text', text: tools[message.params.name](message.params.arguments) }] };
        }
        if (message.id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id: message.id, result: result }));
      });
    });
  };
}, {}],
5: [function (require, module, exports) {
  module.exports = function fold(text) {
    return String(text).normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().trim();
  };
}, {}]
}, [1]);
