'use strict'
var flatmap = require('./lib/flatmap.js')

exports.activate = function (api) {
  api.onToolOutput(function (text) {
    if (text.length < 20000) return text
    return flatmap(text.split('\n'), function (line, i) {
      return i % 200 === 0 ? ['', '-- ' + i + ' --', line] : [line]
    }).join('\n')
  })
}
