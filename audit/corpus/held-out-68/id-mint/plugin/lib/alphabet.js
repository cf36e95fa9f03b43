// no look-alikes
export const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const styles = {
  upper: (id) => id.toUpperCase(),
  lower: (id) => id.toLowerCase(),
  asis: (id) => id,
};
