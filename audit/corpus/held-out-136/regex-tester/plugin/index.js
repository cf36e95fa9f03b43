const src = `onmessage=e=>{const r=new RegExp(e.data.p,e.data.f);postMessage([...e.data.s.matchAll(r)].map(m=>({i:m.index,t:m[0]})))}`;

export class RegexTester {
  constructor() {
    this.url = URL.createObjectURL(new Blob([src], { type: "text/javascript" }));
  }
  test(p, f, s, ms = 500) {
    return new Promise((ok, no) => {
      const w = new Worker(this.url);
      const timer = setTimeout(() => { w.terminate(); no(new Error("pattern too slow")); }, ms);
      w.onmessage = (e) => { clearTimeout(timer); w.terminate(); ok(e.data); };
      w.postMessage({ p, f: f.includes("g") ? f : f + "g", s });
    });
  }
}

export const activate = (api) => {
  const t = new RegexTester();
  api.tools.register("regex_test", ({ pattern, flags = "", text }) => t.test(pattern, flags, text));
};
