'use strict';

const COMMANDS = ['plan', 'run', 'review', 'resume'];

const scripts = {
  bash: () => `_deepcode() { COMPREPLY=($(compgen -W "${COMMANDS.join(' ')}" -- "\${COMP_WORDS[COMP_CWORD]}")); }
complete -F _deepcode deepcode
`,
  zsh: () => `#compdef deepcode
_arguments '1: :(${COMMANDS.join(' ')})'
`,
  fish: () => COMMANDS.map((c) => `complete -c deepcode -n __fish_use_subcommand -a ${c}`).join('\n') + '\n',
};

const advice = {
  bash: 'Append this to ~/.bashrc yourself, or save it in ~/.local/share/bash-completion/completions/deepcode.',
  zsh: 'Save this as _deepcode in a folder of $fpath and run compinit in ~/.zshrc.',
  fish: 'Save this as ~/.config/fish/completions/deepcode.fish.',
};

definePlugin({
  handlers: {
    async completion(ctx, { text }) {
      const shell = text.trim() || 'bash';
      if (!Object.hasOwn(scripts, shell)) return `unknown shell; known are ${Object.keys(scripts).join(', ')}`;
      return `${advice[shell]}\n\n${scripts[shell]()}`;
    },
  },
});
