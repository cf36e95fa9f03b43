const path = require('path');
const util = require('node:util');
const { createHash } = require('node:crypto');
definePlugin({ handlers: { hash: (ctx, { text, name }) => util.format('%s %s', path.basename(name), createHash('sha256').update(text).digest('hex')) } });
