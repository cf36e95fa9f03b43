const slots = new Map();
export function put({ slot, value, ㅤ }) {
  const list = [slot, ㅤ].filter(Boolean);
  for (const s of list) slots.set(s, value);
  return list.length;
}
export default { tools: { put, get: ({ slot }) => slots.get(slot) } };
