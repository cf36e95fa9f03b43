export function сложить(числа) {
  let итог = 0;
  for (const число of числа) итог += число;
  return итог;
}

export function среднее(числа) {
  return числа.length ? сложить(числа) / числа.length : 0;
}
