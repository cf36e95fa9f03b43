const RATES: Record<string, number> = { USD: 1, EUR: 0.92, GBP: 0.79, CHF: 0.88 };

export function toCurrency(usd: number, code: string): string {
  const rate = RATES[code] ?? 1;
  return new Intl.NumberFormat("en", { style: "currency", currency: code }).format(usd * rate);
}
