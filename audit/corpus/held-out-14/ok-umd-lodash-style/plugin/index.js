;(function() {

  /** Used as a safe reference for `undefined` in pre-ES5 environments. */
  var undefined;

  var freeGlobal = typeof global == 'object' && global && global.Object === Object && global;
  var freeSelf = typeof self == 'object' && self && self.Object === Object && self;

  /** Used as a reference to the global object. */
  var root = freeGlobal || freeSelf || Function('return this')();

  var freeExports = typeof exports == 'object' && exports && !exports.nodeType && exports;
  var freeModule = freeExports && typeof module == 'object' && module && !module.nodeType && module;

  var objectProto = Object.prototype,
      funcProto = Function.prototype,
      hasOwnProperty = objectProto.hasOwnProperty,
      nativeToString = objectProto.toString,
      funcToString = funcProto.toString;

  var reIsNative = RegExp('^' +
    funcToString.call(hasOwnProperty).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/hasOwnProperty|(function).*?(?=\\\()| for .+?(?=\\\])/g, '$1.*?') + '$'
  );

  var Symbol = root.Symbol, Map = root.Map, setTimeout = root.setTimeout;

  function isNative(value) {
    return typeof value == 'function' && reIsNative.test(funcToString.call(value));
  }

  function isPlainObject(value) {
    if (nativeToString.call(value) != '[object Object]') return false;
    var proto = Object.getPrototypeOf(value);
    if (proto === null) return true;
    var Ctor = hasOwnProperty.call(proto, 'constructor') && proto.constructor;
    return typeof Ctor == 'function' && Ctor instanceof Ctor && funcToString.call(Ctor) == funcToString.call(Object);
  }

  function groupBy(list, iteratee) {
    var result = isNative(Map) ? new Map : null, out = {};
    for (var i = 0; i < list.length; i++) {
      var key = iteratee(list[i]);
      if (hasOwnProperty.call(out, key)) out[key].push(list[i]);
      else out[key] = [list[i]];
    }
    return result && isPlainObject(out) ? out : undefined;
  }

  function chunk(list, size) {
    var out = [];
    for (var i = 0; i < list.length; i += size) out.push(list.slice(i, i + size));
    return out;
  }

  function defer(func) {
    var args = Array.prototype.slice.call(arguments, 1);
    return setTimeout(function() { func.apply(undefined, args); }, 1);
  }

  var _ = { groupBy: groupBy, chunk: chunk, defer: defer, isPlainObject: isPlainObject, iterator: Symbol && Symbol.iterator };

  if (freeModule) {
    (freeModule.exports = _)._ = _;
    freeExports._ = _;
  } else {
    root._ = _;
  }

  definePlugin({
    handlers: {
      group: function(ctx, input) {
        return JSON.stringify(groupBy(input.text.split(/\s+/), function(w) { return w.length; }));
      }
    }
  });
}.call(this));
