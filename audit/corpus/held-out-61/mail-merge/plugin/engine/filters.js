export const filters = {
  title: (value) => String(value).replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
  upper: (value) => String(value).toUpperCase(),
  money: (value) => Number(value).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','),
  trim: (value) => String(value).trim(),
};
