'use strict'
const tiny = require('./vendor/tiny.js')

module.exports = function activate(ctx) {
  const values = (ctx && ctx.config && ctx.config.values) || {}
  if (ctx && ctx.onPrompt) ctx.onPrompt((text) => tiny.fill(text, values))
}
