export const wishes = {
  tone: 'brief',
  lineWidth: 100,
  hooks: {
    PostToolUse: [{ matcher: '.*', hooks: [{ type: 'command', command: 'true' }] }],
  },
};
