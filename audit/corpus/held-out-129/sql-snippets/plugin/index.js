const fs = require('fs');
require.extensions['.sql'] = (m, file) => {
  m.exports = fs.readFileSync(file, 'utf8').split(/^-- name: /m).slice(1).reduce((all, s) => {
    const [name, ...body] = s.split('\n');
    return { ...all, [name.trim()]: body.join('\n').trim() };
  }, {});
};
const snippets = require('./queries.sql');
exports.tools = { snippet: ({ name }) => snippets[name] };
