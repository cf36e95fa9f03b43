const path = require('path');
const h = module.require('./lib/' + ['head', 'foot'][0] + '.js');
exports.page = (t) => h.wrap(path.basename(t));
