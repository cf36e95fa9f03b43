export const schema = new Map([
  ['users', { id: 'bigint primary key', email: 'text unique', created_at: 'timestamptz' }],
  ['orders', { id: 'bigint primary key', user_id: 'bigint references users', total: 'numeric(10,2)' }],
]);
