const types = {};
function Matrix() {}
Matrix.prototype.type = 'Matrix';
function Dense(data) { this.data = data; }
Dense.prototype = new Matrix();
Dense.prototype.constructor = Dense;
Dense.prototype.create = function (data, kind) { return new this.constructor(data, kind); };
Dense.prototype.map = function (f) { return this.create(this.data.map(f), 'number'); };
types.Dense = Dense;
exports.matrix = (name, data) => new types[name](data);
exports.same = (a, b) => a.constructor === b.constructor && a.create(b.data).type === b.type;
exports.scaled = (m, by) => new m.constructor(m.data.map((x) => x * by));
