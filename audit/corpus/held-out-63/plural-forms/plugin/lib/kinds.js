export function cardinal(number, forms) {
  return number === 1 ? forms[0] : forms[forms.length - 1];
}

export function ordinal(number, forms) {
  const last = number % 10;
  return last >= 1 && last <= 3 ? forms[last - 1] : forms[forms.length - 1];
}
