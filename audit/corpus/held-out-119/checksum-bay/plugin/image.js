// run-length coded: [byte, count]
const runs = [
  [0, 1], [97, 1], [115, 1], [109, 1], [1, 1], [0, 3],
];

export function image() {
  const bytes = [];
  for (const [byte, count] of runs) for (let i = 0; i < count; i++) bytes.push(byte);
  return Uint8Array.from(bytes);
}
