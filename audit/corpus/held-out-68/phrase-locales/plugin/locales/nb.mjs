export const phrases = { done: 'Ferdig.', failed: 'Det gikk ikke.' };
