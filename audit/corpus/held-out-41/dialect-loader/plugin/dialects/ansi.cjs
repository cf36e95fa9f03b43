exports.keywords = ['select', 'from', 'where', 'group by', 'order by'];
exports.format = (text) => exports.keywords.reduce((sql, word) => sql.replace(new RegExp(`\\b${word}\\b`, 'gi'), word.toUpperCase()), text);
