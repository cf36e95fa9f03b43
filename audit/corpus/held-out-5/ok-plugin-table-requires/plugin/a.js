exports.title = 'A';
