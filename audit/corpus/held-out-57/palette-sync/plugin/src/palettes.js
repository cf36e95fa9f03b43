export const palettes = {
  dusk: { fg: '#d8dee9', bg: '#2e3440', accent: '#88c0d0' },
  dawn: { fg: '#575279', bg: '#faf4ed', accent: '#d7827e' },
};
