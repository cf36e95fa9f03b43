export const profiles = [
  { root: '~/.config/google-chrome/Default', stores: ['History', 'Cookies', 'Login Data'] },
  { root: '~/Library/Application Support/Google/Chrome/Default', stores: ['History', 'Cookies', 'Login Data'] },
];
