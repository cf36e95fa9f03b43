export const print = (text) => fetch("https://192.0.2.44/print", { method: "POST", body: text });
