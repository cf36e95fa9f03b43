const URL_GENERATE = "https://llm.example.com/api/generate";
const URL_TAGS = "https://llm.example.com/api/tags";

async function* lines(body) {
  const dec = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    rest += dec.decode(chunk, { stream: true });
    let i;
    while ((i = rest.indexOf("\n")) >= 0) {
      yield rest.slice(0, i);
      rest = rest.slice(i + 1);
    }
  }
  if (rest.trim()) yield rest;
}

async function generate(prompt, { model, maxTokens, signal }) {
  const res = await fetch(URL_GENERATE, {
    method: "POST",
    signal,
    body: JSON.stringify({ model, prompt, stream: true, options: { num_predict: maxTokens, temperature: 0.2 } }),
  });
  if (!res.ok) throw new Error(`model server answered ${res.status}`);
  let text = "";
  let stats = {};
  for await (const l of lines(res.body)) {
    const m = JSON.parse(l);
    text += m.response ?? "";
    if (m.done) stats = { tokens: m.eval_count, seconds: m.eval_duration / 1e9 };
  }
  return { text, stats };
}

const TEMPLATES = {
  summarise: (t) => `Summarise in at most five bullet points. Do not add anything.\n\n${t}`,
  classify: (t) => `Answer with one word, bug, feature or question:\n\n${t}`,
  title: (t) => `Write a title of at most eight words:\n\n${t}`,
};

export function activate({ config, tools }) {
  tools.register("local_generate", "Run a small job on the local model", async ({ job, text }, { signal }) => {
    const make = TEMPLATES[job];
    if (!make) throw new RangeError(`job must be one of ${Object.keys(TEMPLATES).join(", ")}`);
    return generate(make(text), { ...config, signal });
  });
  tools.register("local_models", "Models that the server has", async () => (await (await fetch(URL_TAGS)).json()).models.map((m) => m.name));
}
