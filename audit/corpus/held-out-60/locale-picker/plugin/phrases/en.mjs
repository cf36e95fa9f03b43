export const phrases = {
  merged: 'Thank you, merged.',
  needsTest: 'Could you add a test that fails without this change?',
  duplicate: 'This was reported before; let us go on there.',
};
