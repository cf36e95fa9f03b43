'use strict'

module.exports = function table (rows) {
  var heads = []
  rows.forEach(function (row) {
    Object.keys(row).forEach(function (key) {
      if (heads.indexOf(key) < 0) heads.push(key)
    })
  })
  var out = [heads.join(' | '), heads.map(function () { return '---' }).join(' | ')]
  rows.forEach(function (row) {
    out.push(heads.map(function (h) { return h in row ? String(row[h]) : '' }).join(' | '))
  })
  return out.join('\n')
}
