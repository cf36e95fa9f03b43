const приветствие = (имя) => `Привет, ${имя}!`;
const 总和 = (数列) => 数列.reduce((甲, 乙) => 甲 + 乙, 0);
const μέσος = (τιμές) => 总和(τιμές) / τιμές.length;

export { приветствие, 总和, μέσος };
export default function activate(host) {
  host.tools.register('hello', ({ имя }) => приветствие(имя));
  host.tools.register('mean', ({ values }) => μέσος(values));
}
