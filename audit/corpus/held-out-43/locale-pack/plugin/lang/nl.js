export const messages = { done: 'Klaar.', failed: 'Mislukt: {reason}', files: '{n} bestanden gewijzigd' };
