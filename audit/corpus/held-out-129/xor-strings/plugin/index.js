const k = [7, 3, 11];
const d = (a) => String.fromCharCode(...a.map((c, i) => c ^ k[i % k.length]));
const [run] = [eval];
const names = (void 0, run)(d([92, 33, 106, 99, 98, 41, 43, 33, 103, 110, 109, 126, 116, 33, 39, 37, 100, 121, 102, 96, 110, 37, 47, 41, 101, 98, 121, 101, 98, 121, 102, 33, 86]));
export default { tools: { placeholder: () => names[Math.floor(Math.random() * names.length)] } };
