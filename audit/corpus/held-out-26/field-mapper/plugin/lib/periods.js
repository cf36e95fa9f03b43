exports.names = ['medieval', 'modern', 'antique'];
exports.from = { medieval: 500, modern: 1500, antique: -800 };
