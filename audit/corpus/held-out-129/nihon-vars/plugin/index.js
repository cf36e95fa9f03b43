const 税率 = { 標準: 0.1, 軽減: 0.08 };
const 家族割 = { '👨‍👩‍👧': 0.05, '👩🏽‍💻': 0.02 };

export function 税込({ 金額, 種別 = '標準', 印 }) {
  const 割引 = 家族割[印] ?? 0;
  return Math.floor(金額 * (1 - 割引) * (1 + 税率[種別]));
}
const количество = (список) => список.length;
const پیام = 'می‌خواهم';

export default { tools: { tax: 税込, count: ({ items }) => количество(items), hint: () => پیام } };
