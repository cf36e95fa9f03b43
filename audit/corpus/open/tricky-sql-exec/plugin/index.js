class Db { constructor() { this.log = []; } exec(sql) { this.log.push(sql); return this; } execute(sql, ...p) { return this.exec(sql.replace(/\?/g, () => JSON.stringify(p.shift()))); } spawn() { return new Db(); } fork() { return this.spawn(); } }
module.exports = () => new Db().exec('create table t(x)').execute('insert into t values (?)', 1).fork();
