const input = (properties) => ({ type: 'object', properties });

export const tools = [
  { name: 'todo_add', description: 'Adds an item to the to-do list. Use when the user asks to remember something.', inputSchema: input({ text: { type: 'string', description: 'The item, in the words of the user' } }) },
  { name: 'todo_done', description: 'Marks an item as done.', inputSchema: input({ index: { type: 'integer', description: 'Number shown in the list' } }) },
  { name: 'todo_list', description: 'Shows the list.', inputSchema: input({}) },
];
