class Model {
  static table = 'models';
  constructor(row) { Object.assign(this, row); }
  get kind() { return this.constructor; }
  reload(all) { return new this.constructor(all[this.constructor.table][this.id]); }
  clone(row) { return new this.kind({ ...this, ...row }); }
}
class User extends Model { static table = 'users'; }
exports.again = (row, all) => row.reload(all);
exports.like = (row, changes) => new row.constructor(Object.assign({}, row, changes));
exports.User = User;
