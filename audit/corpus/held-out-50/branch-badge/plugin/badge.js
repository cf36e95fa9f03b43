export function badge(branch, ahead, dirty) {
  return [branch, ahead > 0 ? `+${ahead}` : '', dirty ? '*' : ''].filter(Boolean).join(' ');
}
