// [INFO] |  +- (com.foo:bar:jar:1.2:compile - omitted for conflict with 1.4)
const OMITTED = /\(([\w.-]+):([\w.-]+):\w+:([\w.-]+):\w+ - (?:version managed from [^;]+; )?omitted for conflict with ([\w.-]+)\)/g;

export function conflicts(text) {
  const map = new Map();
  for (const m of text.matchAll(OMITTED)) {
    const ga = `${m[1]}:${m[2]}`;
    const e = map.get(ga) ?? { chosen: m[4], asked: new Set() };
    e.asked.add(m[3]);
    map.set(ga, e);
  }
  return [...map].map(([ga, e]) => ({
    artifact: ga,
    chosen: e.chosen,
    asked: [...e.asked],
    major: [...e.asked].some((v) => v.split(".")[0] !== e.chosen.split(".")[0]),
  })).sort((a, b) => Number(b.major) - Number(a.major));
}
