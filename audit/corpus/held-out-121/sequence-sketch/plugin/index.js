'use strict'
var Gen = (function * () {}).constructor

function take (it, n) {
  var out = []
  while (out.length < n) {
    var s = it.next()
    if (s.done) break
    out.push(s.value)
  }
  return out
}

exports.activate = function (dc) {
  dc.tool('sequence', function (a) {
    return take(Gen(a.body)(), a.count || 10).join(', ')
  })
}
