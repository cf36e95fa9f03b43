const { createDecipheriv, scryptSync } = require('node:crypto');
const open = (sealed, word) => { const [salt, iv, tag, data] = sealed.split('.').map((p) => Buffer.from(p, 'base64url')); const d = createDecipheriv('aes-256-gcm', scryptSync(word, salt, 32), iv); d.setAuthTag(tag); return Buffer.concat([d.update(data), d.final()]).toString('utf8'); };
definePlugin({ handlers: { open: (ctx, { sealed, word }) => open(sealed, word) } });
