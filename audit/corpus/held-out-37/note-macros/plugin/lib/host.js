const pair = [Number, eval];
const [toNumber, reckon] = pair;

export const host = Object.freeze({ toNumber, reckon });
