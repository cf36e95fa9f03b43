;(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define([], factory)
  } else if (typeof module === 'object' && module.exports) {
    module.exports = factory()
  } else {
    root.Deque = factory()
  }
}(typeof globalThis !== 'undefined' ? globalThis : typeof self !== 'undefined' ? self : Function("return this")(), function () {
  'use strict'

  function Deque (list) {
    this._head = 0
    this._tail = 0
    this._mask = 3
    this._list = new Array(4)
    if (list) for (var i = 0; i < list.length; i++) this.push(list[i])
  }

  Object.defineProperty(Deque.prototype, 'length', {
    get: function () { return (this._tail - this._head) & this._mask }
  })

  Deque.prototype.push = function (item) {
    var tail = this._tail
    this._list[tail] = item
    this._tail = (tail + 1) & this._mask
    if (this._tail === this._head) this._grow()
    return this.length
  }

  Deque.prototype.shift = function () {
    var head = this._head
    if (head === this._tail) return undefined
    var item = this._list[head]
    this._list[head] = undefined
    this._head = (head + 1) & this._mask
    return item
  }

  Deque.prototype._grow = function () {
    var size = this._list.length
    this._list = this._list.slice(this._head).concat(this._list.slice(0, this._head))
    this._head = 0
    this._tail = size
    this._list.length <<= 1
    this._mask = (this._mask << 1) | 1
  }

  return Deque
}))
