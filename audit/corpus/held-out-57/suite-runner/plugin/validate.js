export function plainPath(file) {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_./-]*$/.test(file) || file.includes('..')) throw new Error('refused file name');
  return file;
}
