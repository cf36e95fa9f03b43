export const steps = ['test', 'show', 'ask', 'tag'];
