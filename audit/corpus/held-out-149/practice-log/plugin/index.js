export function line(date, piece, tempo, minutes) { return `${date}  ${piece}  q=${tempo}  ${minutes} min`; }
