export const initials = (n) => n.split(' ').map((w) => w[0]).join('');
