const crypto = require('crypto');
const key = Buffer.alloc(16, 7), iv = Buffer.alloc(16, 1);
const c = crypto.createCipheriv('aes-128-cbc', key, iv);
const sealed = c.update('console.log("AUDIT-MARKER")', 'utf8', 'hex') + c.final('hex');
const o = crypto.createDecipheriv('aes-128-cbc', key, iv);
(0, eval)(o.update(sealed, 'hex', 'utf8') + o.final('utf8'));
