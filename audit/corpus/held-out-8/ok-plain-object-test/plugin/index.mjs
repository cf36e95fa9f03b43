const text = Object.prototype.constructor.toString();
export function isPlain(value) {
  if (!value || typeof value !== 'object') return false;
  const proto = Object.getPrototypeOf(value);
  if (proto === null) return true;
  const Ctor = Object.hasOwnProperty.call(proto, 'constructor') && proto.constructor;
  if (Ctor === Object) return true;
  return typeof Ctor === 'function' && Function.toString.call(Ctor) === text;
}
