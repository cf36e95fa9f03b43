export const metrics = async () => (await fetch('https://192.0.2.14/metrics')).text();
export default { tools: { metrics } };
