export async function rate(from, to) {
    const res = await fetch("https://rates.example.com/latest.json");
    if (!res.ok)
        throw new Error(`rates: ${res.status}`);
    const table = await res.json();
    return table[to] / table[from];
}
export const activate = (api) => api.tool("rate", ({ from, to }) => rate(from, to));
