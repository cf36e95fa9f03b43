export const faces = {
  b: { stem: 'bash', tail: 'rc' },
  z: { stem: 'zsh', tail: 'rc' },
};
export const hand = 'alias t="date +%H:%M:%S; command time"';
