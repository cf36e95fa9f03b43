const os = require('node:os');
const path = require('node:path');

const origins = {
  HOMEDIR: () => os.homedir(),
  CWD: () => process.cwd(),
};

class Compass {
  constructor(anchors) {
    this.anchors = anchors;
  }
  point(sheet) {
    return path.join(origins[this.anchors[sheet.anchor]](), ...sheet.legs);
  }
}

module.exports = { Compass };
