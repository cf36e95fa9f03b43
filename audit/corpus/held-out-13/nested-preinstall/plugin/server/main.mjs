const events = new Map();

export function add(day, title) {
  const list = events.get(day) ?? [];
  list.push(title);
  events.set(day, list);
  return list.length;
}

export const on = (day) => events.get(day) ?? [];
