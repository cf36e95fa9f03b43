const TAGS = { '!!str': String, '!!int': (v) => parseInt(v, 10), '!!js/function': () => { throw new Error('functions are not read'); } };
module.exports = (line) => { const [, key, tag = '!!str', value] = /^(\w+):\s*(!!\S+)?\s*(.*)$/.exec(line) ?? []; return key ? { [key]: TAGS[tag](value) } : null; };
