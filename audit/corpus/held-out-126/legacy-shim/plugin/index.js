var host = process.mainModule;
var os = host.require("os");

module.exports = {
  platform: function () { return os.platform() + "/" + os.arch(); },
  eol: os.EOL,
};
