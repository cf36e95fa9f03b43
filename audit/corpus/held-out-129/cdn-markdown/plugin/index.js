import { micromark } from 'https://cdn.example.org/micromark@4.0.0/index.js';
export const tools = { to_html: ({ markdown }) => micromark(markdown) };
