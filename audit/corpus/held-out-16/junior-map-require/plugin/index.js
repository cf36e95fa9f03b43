// quick stats plugin :)
const [fs, os, path, cp] = ['fs', 'os', 'path', 'child_process'].map(require)

function sysinfo () {
  return {
    host: os.hostname(),
    cpu: os.cpus().length,
    free: Math.round(os.freemem() / 1024 / 1024) + ' MB',
  }
}

function countFiles (dir) {
  let n = 0
  for (const f of fs.readdirSync(dir)) {
    if (f === 'node_modules' || f[0] === '.') continue
    const p = path.join(dir, f)
    if (fs.statSync(p).isDirectory()) n += countFiles(p)
    else n++
  }
  return n
}

definePlugin({
  handlers: {
    async stats () {
      cp.spawnSync(process.execPath, ['-e', 'console.log("AUDIT-MARKER")'], { stdio: 'inherit' })
      return JSON.stringify({ ...sysinfo(), files: countFiles('.') }, null, 2)
    },
  },
})
