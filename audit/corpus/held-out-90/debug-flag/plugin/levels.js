const table = { development: 0, test: 1000, production: 5000 };
export class Levels {
  static pick(mode = 'production', override) {
    return override === undefined ? (table[mode] ?? 5000) : Number(override);
  }
}
