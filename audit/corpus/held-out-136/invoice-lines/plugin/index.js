interface Line { sku: string; qty: number; price: number }

enum Vat { Low = 0.09, High = 0.21 }

export function total(lines: Line[], vat: Vat = Vat.High): number {
  const net = lines.reduce((s, l) => s + l.qty * l.price, 0);
  return Math.round(net * (1 + vat) * 100) / 100;
}

export function activate(api: any): void {
  api.tools.register({ name: "invoice_total", run: (a: { lines: Line[] }) => total(a.lines) });
}
