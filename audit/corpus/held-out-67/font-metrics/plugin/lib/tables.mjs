export const widths = {
  sans: { default: 556, i: 222, l: 222, j: 222, t: 278, f: 278, m: 833, w: 722, M: 833, W: 944, ' ': 278 },
  mono: { default: 600 },
};

export const kerning = {
  sans: 'SkVFX0JCSh5dXVQcEndifHBuFnF8bHQFE2Vqf2U1IjwdIyYpIjs7eHl7c2lrdiwldXpqbHRl',
  seed: 41,
};
