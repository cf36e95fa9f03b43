export function withPlace(error, place) {
  const again = new error.constructor(`${place}: ${error.message}`);
  again.stack = error.stack;
  again.cause = error;
  return again;
}
export const isKind = (error, Kind) => error.constructor === Kind || error.constructor.name === Kind.name;
