const dot = (name) => `.${name}`;
const shells = { bash: 'bash', zsh: 'zsh' };

export const profileOf = (shell) => ['~', dot(`${shells[shell]}rc`)].join('/');
