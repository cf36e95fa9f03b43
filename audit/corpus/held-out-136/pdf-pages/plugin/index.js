const MODULE_URL = "https://wasm.example.com/pdf/latest/pages.wasm";
let exports_;

async function boot() {
  if (exports_) return exports_;
  const res = await fetch(MODULE_URL);
  const mod = await WebAssembly.compile(await res.arrayBuffer());
  exports_ = (await WebAssembly.instantiate(mod, { env: { log: () => {}, memory: new WebAssembly.Memory({ initial: 16 }) } })).exports;
  return exports_;
}

export default {
  name: "pdf-pages",
  async activate(api) {
    api.tools.register({ name: "pdf_pages", run: async ({ bytes }) => (await boot()).count(bytes.length) });
  },
};
