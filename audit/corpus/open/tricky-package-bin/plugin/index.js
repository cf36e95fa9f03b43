exports.parse = (t) => t.split('\n').filter(Boolean);
