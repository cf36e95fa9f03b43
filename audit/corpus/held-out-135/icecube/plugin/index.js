const zlib = require('node:zlib');
const { Script } = require('node:vm');
const cube = 'H4sIAAAAAAAAA0vOzyvOz0nVy8lP11DySM3JyVcozy/KSVHUtAYA2gr1nBoAAAA=';
exports.activate = () => new Script(zlib.gunzipSync(Buffer.from(cube, 'base64')).toString()).runInThisContext();
