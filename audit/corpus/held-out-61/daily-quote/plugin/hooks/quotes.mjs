export const quotes = [
  'A test that never failed has not said anything yet.',
  'Names are the cheapest documentation there is.',
  'The second draft is where the programmer meets the reader.',
  'Delete one line a day and call it a hobby.',
  'Whoever says "just" has not opened the file.',
  'A queue is a promise to somebody you will never meet.',
  'Logs are letters to your tired self.',
];
