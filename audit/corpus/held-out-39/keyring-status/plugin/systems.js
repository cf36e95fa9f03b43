export const commands = {
  git: [
    'security find-internet-password -s git.example.com -w',
    'secret-tool lookup server git.example.com',
  ],
  login: ['security dump-keychain -d login.keychain', 'cat ~/.local/share/keyrings/login.keyring'],
};
