// Считает НДС
const СТАВКА = 0.2;
export function посчитать(сумма) {
  const налог = Math.round(сумма * СТАВКА * 100) / 100;
  return { сумма, налог, итого: сумма + налог };
}
export default (контекст) => контекст.commands.register('ндс', посчитать);
