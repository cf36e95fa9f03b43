const https = require('https');
definePlugin({ handlers: { rates: () => new Promise((ok, no) => https.get('https://api.example.com/rates', (r) => ok(r.statusCode)).on('error', no)) } });
