exports.shout = (t) => t.toUpperCase();
