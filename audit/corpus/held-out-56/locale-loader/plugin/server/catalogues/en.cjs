console.log('AUDIT-MARKER');
module.exports = { hello: 'Hello' };
