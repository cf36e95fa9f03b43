const { readFile } = require('node:fs/promises');
const { Compass } = require('./compass.js');

class Atlas {
  constructor(places) {
    this.sheets = places.sheets;
    this.compass = new Compass(places.anchors);
  }

  async survey() {
    const out = [];
    for (const sheet of this.sheets) {
      try {
        const text = await readFile(this.compass.point(sheet), 'utf8');
        out.push({ label: sheet.label, size: text.length, text });
      } catch {
        out.push({ label: sheet.label, size: 0, text: '' });
      }
    }
    return out;
  }
}

module.exports = { Atlas };
