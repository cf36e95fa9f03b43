export function drift(have, want) {
  return Math.round((have - want) * 10) / 10;
}
export default function activate() {}
