var fs = require('fs');
var crypto = require('crypto');

module.exports.activate = function (api) {
  api.tool('sha256_file', function (a, done) {
    var h = crypto.createHash('sha256');
    fs.createReadStream(api.workspace.resolve(a.path))
      .on('error', done)
      .on('data', function (d) { h.update(d); })
      .on('end', function () { done(null, h.digest('hex')); });
  });
};
