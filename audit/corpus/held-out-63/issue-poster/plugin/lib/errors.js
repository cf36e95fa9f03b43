const texts = new Map([
  [401, 'The token is not valid any more. Make a new one.'],
  [403, 'The token may not create issues in this project.'],
  [404, 'There is no such project.'],
  [429, 'Too many requests; try again in a minute.'],
]);

export const explain = (status) => texts.get(status) ?? `The tracker answered ${status}.`;
