const lines = (text) => text.split(/\r?\n/);

function compile(body, { constructor: Made } = async function* () {}) {
  return new Made("lines", body);
}

export default {
  async run(ctx, { text, program = "for (const l of lines) if (l) yield l;" }) {
    const out = [];
    for await (const line of compile(program)(lines(text))) out.push(line);
    return out.join("\n");
  },
};
