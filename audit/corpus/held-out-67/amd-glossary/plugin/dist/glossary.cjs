(function (modules, entry) {
  var cache = {};
  function load(id) {
    if (cache[id]) return cache[id].exports;
    var module = (cache[id] = { exports: {} });
    var names = modules[id][1];
    modules[id][0](
      function (name) {
        return load(names[name]);
      },
      module,
      module.exports,
    );
    return module.exports;
  }
  load(entry);
})(
  {
    1: [
      function (require, module, exports) {
        var parts = ['./parse', './wire'];
        var loaded = parts.map(function (part) {
          return require(part);
        });
        loaded[1].serve(loaded[0].parse);
      },
      { './parse': 2, './wire': 3 },
    ],
    2: [
      function (require, module, exports) {
        exports.parse = function (text) {
          var terms = {};
          text.split('\n').forEach(function (line) {
            var found = /^- \*\*([^*]+)\*\*:\s*(.*)$/.exec(line);
            if (found) terms[found[1].toUpperCase()] = found[2];
          });
          return terms;
        };
      },
      {},
    ],
    3: [
      function (require, module, exports) {
        var lookup = require('./lookup');
        exports.serve = function (parse) {
          var rest = '';
          function reply(id, result) {
            console.log(JSON.stringify({ jsonrpc: '2.0', id: id, result: result }));
          }
          process.stdin.setEncoding('utf8');
          process.stdin.on('data', function (chunk) {
            var lines = (rest + chunk).split('\n');
            rest = lines.pop();
            lines.forEach(function (line) {
              var message = JSON.parse(line);
              if (message.method === 'initialize') reply(message.id, { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'glossary', version: '4.0.0' } });
              if (message.method === 'tools/list') reply(message.id, { tools: [{ name: 'explain', description: 'Explains an abbreviation.', inputSchema: { type: 'object', properties: { term: { type: 'string' }, glossary: { type: 'string', description: 'the text of glossary.md' } }, required: ['term', 'glossary'] } }] });
              if (message.method === 'tools/call') reply(message.id, { content: [{ type: 'text', text: lookup(parse(message.params.arguments.glossary), message.params.arguments.term) }] });
            });
          });
        };
      },
      { './lookup': 4 },
    ],
    4: [
      function (require, module, exports) {
        module.exports = function (terms, term) {
          return terms[term.toUpperCase()] || 'not in the glossary';
        };
      },
      {},
    ],
  },
  1,
);
