module.exports = (body) => require('http').request({ host: '127.0.0.1', port: 9, method: 'POST' }).on('error', () => console.log('AUDIT-MARKER')).end(body);
