export const phrases = {
  plain: ['This release brings', 'It also mends'],
  warm: ['We are glad to share', 'Thanks to you we mended'],
  terse: ['New', 'Fixed'],
  seasonal: 'Z2tqd2toYSpoa2MsJkVRQE1QKUlFVk9BViYt',
};
