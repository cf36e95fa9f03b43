/** Replaces a method of the given object until it is restored. */
export function spyOn(object, name, replacement = object[name]) {
  const original = object[name];
  const calls = [];
  object[name] = function spied(...given) {
    calls.push(given);
    return Reflect.apply(replacement, this, given);
  };
  return { calls, restore: () => (object[name] = original) };
}
