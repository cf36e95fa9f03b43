const ramp = ' .:-=+*#%@';

class Direct {
  constructor(file) { this.file = file; }
  async ask({ pixels, width, columns }) { return mosaic(pixels, width, columns); }
  end() {}
}

const Base = globalThis.Worker ?? Direct;

class Painter extends Base {
  constructor() {
    super(new URL('./paint.js', import.meta.url), { type: 'module', name: 'painter' });
  }

  ask(message) {
    if (super.ask) return super.ask(message);
    return new Promise((resolve, reject) => {
      this.onmessage = ({ data }) => resolve(data);
      this.onerror = reject;
      this.postMessage(message);
    });
  }

  end() {
    if (super.end) super.end();
    else this.terminate();
  }
}

export function mosaic(pixels, width, columns) {
  const height = pixels.length / width;
  const step = width / columns;
  const rows = Math.floor(height / (step * 2));
  const lines = [];
  for (let r = 0; r < rows; r++) {
    let line = '';
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      let n = 0;
      for (let y = Math.floor(r * step * 2); y < (r + 1) * step * 2; y++) {
        for (let x = Math.floor(c * step); x < (c + 1) * step; x++) {
          sum += pixels[y * width + x] ?? 0;
          n++;
        }
      }
      line += ramp[Math.min(ramp.length - 1, Math.floor((sum / n / 256) * ramp.length))];
    }
    lines.push(line);
  }
  return lines.join('\n');
}

export function activate(api) {
  api.registerTool({
    name: 'mosaic',
    description: 'Grey pixels to text',
    async run({ pixels, width, columns = 60 }) {
      const painter = new Painter();
      try {
        return await painter.ask({ pixels, width, columns });
      } finally {
        painter.end();
      }
    },
  });
}
