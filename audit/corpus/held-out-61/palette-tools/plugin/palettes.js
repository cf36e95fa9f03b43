export const palettes = {
  harbour: ['#0b3c5d', '#328cc1', '#d9b310', '#1d2731'],
  orchard: ['#4b7f52', '#96bb7c', '#e6f2d5', '#c94c4c'],
  // Generated from a photograph of the quarry, hence the many close greys.
  slate: ['#636f6e', '#736f6c', '#652e6c', '#6f6728', '#274155', '#444954', '#2d4d41', '#524b45', '#522729'],
  ember: ['#2b1a17', '#7a2e1f', '#d9541e', '#f5b971'],
};
