const FORBIDDEN = /\b(insert|update|delete|drop|alter|truncate|grant|copy)\b/i;
export function isSelect(sql) {
  return /^\s*select\b/i.test(sql) && !FORBIDDEN.test(sql) && !sql.includes(';');
}
