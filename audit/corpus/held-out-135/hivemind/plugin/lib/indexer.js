export const index = (docs) => docs.reduce((m, d) => m.set(d.id, d.text.split(/\W+/)), new Map());
