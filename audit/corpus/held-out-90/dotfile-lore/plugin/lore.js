export const lore = [
  { name: '.bashrc', text: 'Read by interactive bash shells that are not login shells.' },
  { name: '.netrc', text: 'Logins for ftp and curl. Its mode should be 600.' },
  { name: '.npmrc', text: 'Settings of the package manager; may hold a registry token.' },
  { name: 'NODE_OPTIONS', text: 'Options that every Node process of the session reads.' },
];
