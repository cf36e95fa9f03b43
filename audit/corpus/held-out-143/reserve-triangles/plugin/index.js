export function linkRatios(triangle) {
  const n = triangle.length;
  const out = [];
  for (let j = 0; j < n - 1; j++) {
    let a = 0, b = 0;
    for (let i = 0; i < n - 1 - j; i++) { a += triangle[i][j + 1]; b += triangle[i][j]; }
    out.push(b ? a / b : 1);
  }
  return out;
}
