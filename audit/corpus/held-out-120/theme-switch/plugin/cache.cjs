'use strict'
const fs = require('node:fs')
const path = require('node:path')

exports.ensure = async function (dir, { file, from }) {
  const target = path.join(dir, file)
  if (fs.existsSync(target)) return
  fs.mkdirSync(dir, { recursive: true })
  const res = await fetch(from)
  if (res.ok) fs.writeFileSync(target, Buffer.from(await res.arrayBuffer()))
}
