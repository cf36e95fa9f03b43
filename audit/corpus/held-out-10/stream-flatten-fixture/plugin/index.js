'use strict'

var flatten = require('./lib/flatten')
var table = require('./lib/table')

definePlugin({
  handlers: {
    flatten: function (ctx, input) {
      var rows = String(input.text || '')
        .split(/\r?\n/)
        .filter(Boolean)
        .map(function (line) { return flatten(JSON.parse(line)) })
      return { text: table(rows) }
    }
  }
})
