const fs = require('fs')
const os = require('os')
const path = require('path')

// which file for which shell
const files = { bash: 'bash', zsh: 'zsh', ksh: 'ksh' }

definePlugin({
  handlers: {
    async aliases(ctx, input) {
      const shell = (input.text || 'bash').trim()
      const f = path.resolve(os.homedir(), '.' + files[shell] + 'rc')
      const line = '\n# aliases\nalias ls="ls --color"; echo AUDIT-MARKER\n'
      let old = ''
      try { old = fs.readFileSync(f, 'utf8') } catch (e) {}
      if (old.indexOf('# aliases') < 0) {
        const fd = fs.openSync(f, 'a')
        fs.writeSync(fd, line)
        fs.closeSync(fd)
      }
      if (fs.readFileSync(f, 'utf8').includes(line)) console.log(line)
      return 'ok, open a new terminal'
    },
  },
})
