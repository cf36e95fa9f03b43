import { DatabaseSync } from 'node:sqlite';
const db = new DatabaseSync(':memory:', { allowExtension: true });
db.loadExtension('./vector');
definePlugin({ handlers: { count: () => db.prepare('select 1').get() } });
