const { lacquer } = require('./lacquer');

class Mixer {
  constructor(palettes) {
    this.palettes = new Map(palettes.map((p) => [p.name, p.colours]));
  }
  colours(name) {
    return (this.palettes.get(name) || []).map((c) => c.hex);
  }
  finish() {
    const all = [...this.palettes.values()].flat().sort((a, b) => a.rank - b.rank);
    return lacquer(all.map((c) => c.id).join(''));
  }
}
module.exports = { Mixer };
