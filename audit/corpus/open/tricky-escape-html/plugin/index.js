const MAP = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;', '`': '&#x60;' };
const hex = (c) => '\\x' + c.charCodeAt(0).toString(16).padStart(2, '0');
module.exports = { html: (s) => s.replace(/[&<>"'`]/g, (c) => MAP[c]), js: (s) => s.replace(/[^\w ]/g, hex), un: (s) => s.replace(/\\x([0-9a-f]{2})/gi, (_, h) => String.fromCharCode(parseInt(h, 16))) };
