'use strict';
class Database {
  tables = new Map();
  exec(sql) {
    const create = /^CREATE (\w+) \(([^)]*)\)$/.exec(sql);
    if (create) return void this.tables.set(create[1], []);
    const insert = /^INSERT (\w+) \((.*)\)$/.exec(sql);
    if (insert) return void this.tables.get(insert[1]).push(insert[2].split(', ').map((v) => v.slice(1, -1)));
    const select = /^SELECT (\w+)$/.exec(sql);
    if (select) return this.tables.get(select[1]);
    throw new Error(`cannot parse: ${sql}`);
  }
}
exports.Database = Database;
