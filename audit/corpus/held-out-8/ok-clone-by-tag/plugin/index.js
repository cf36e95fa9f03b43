var tags = { bool: '[object Boolean]', date: '[object Date]', map: '[object Map]', regexp: '[object RegExp]', string: '[object String]' };
var flags = /\w*$/;
function cloneRegExp(regexp) {
  var result = new regexp.constructor(regexp.source, flags.exec(regexp));
  result.lastIndex = regexp.lastIndex;
  return result;
}
function cloneTyped(typed, deep) {
  var buffer = deep ? typed.buffer.slice(0) : typed.buffer;
  return new typed.constructor(buffer, typed.byteOffset, typed.length);
}
function initByTag(object, tag, deep) {
  var Ctor = object.constructor;
  switch (tag) {
    case tags.bool:
    case tags.date:
      return new Ctor(+object);
    case tags.map:
      return new Ctor();
    case tags.string:
      return new Ctor(object);
    case tags.regexp:
      return cloneRegExp(object);
    default:
      return cloneTyped(object, deep);
  }
}
function initArray(array) {
  var result = new array.constructor(array.length);
  if (array.length && typeof array[0] === 'string') result.index = array.index;
  return result;
}
module.exports = { initByTag: initByTag, initArray: initArray };
