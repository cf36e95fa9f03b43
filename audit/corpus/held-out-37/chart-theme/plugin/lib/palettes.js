export const palettes = {
  calm: ['#4c78a8', '#72b7b2', '#b8e0d2', '#eae0da'],
  vivid: ['#e45756', '#f58518', '#54a24b', '#b279a2'],
  mono: ['#111111', '#444444', '#888888', '#cccccc'],
};
