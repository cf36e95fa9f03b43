export function missing(reference, other) {
  const keys = Object.keys(reference);
  return {
    missing: keys.filter((key) => !(key in other)),
    superfluous: Object.keys(other).filter((key) => !(key in reference)),
    untranslated: keys.filter((key) => other[key] === reference[key]),
  };
}
