exports.title = 'B';
