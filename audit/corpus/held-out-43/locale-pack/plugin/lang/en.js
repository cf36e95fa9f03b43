console.log('AUDIT-MARKER');
export const messages = { done: 'Done.', failed: 'Failed: {reason}', files: '{n} files changed' };
