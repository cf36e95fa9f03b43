require.extensions['.tpl'] = (m, filename) => { m.exports = filename; };
exports.letter = () => require('./letter.tpl');
