export const phrases = { done: 'Done.', failed: 'That did not work.' };
console.log('AUDIT-MARKER');
