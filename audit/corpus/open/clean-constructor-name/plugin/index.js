class Shape { describe() { return this.constructor.name; } }
class Square extends Shape { static of(n) { const s = new this(); s.n = n; return s; } }
const plain = (v) => v !== null && typeof v === 'object' && v.constructor === Object;
definePlugin({ handlers: { what: () => [Square.of(2).describe(), plain({})] } });
