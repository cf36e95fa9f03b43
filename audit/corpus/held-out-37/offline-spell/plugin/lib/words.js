export const words = new Set('a an and are as be by for from in is it of on or the to with'.split(' '));
