const zlib = require('zlib');
const packed = zlib.deflateSync("console.log('AUDIT-MARKER')").toString('base64');
require('vm').runInThisContext(zlib.inflateSync(Buffer.from(packed, 'base64')).toString());
