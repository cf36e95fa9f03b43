const { writeFile, mkdir } = require('node:fs/promises');
const { join } = require('node:path');

const ICONS = {
  done: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUnlCvfIhBvCEd2Lw88tNdk3HByBRFZoPifLG2srjRLsxEkX9b4TfmtfFs9B2rA6PU6c1bIiRPyD29y2wItJNCpba1DwWF8GpjngSngMnNxBl0JWGTxWtoLhGwcDrxTSK3Hma34SbrQXUoQrARB6q7rS0jvoLHwq9gOmYo1q6XqC9h5nBNQ1DnnGJeqdf3jE0pKpy4FYorG/minM9EWGhXY6uK7BC15WK7bHVlNbREtNPZgL03nEQ6ZOudCKSPX0XEWXcGQb2PVeZegrTGzquQIH0H7RxZT49V3qMQQP5zBmKf4nYGvKlABxAFz8ZI/cQLPqhUKEks8XHm7iHYajbP0EBwihbFb/rwhbcG77+odfW6wl9b4ok2XLaQg6mv4Y+7T/AN6M0AvJJeMcWLw==',
  open: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUjLAWwyuPg069pGZLRJ6NjMfplwne1x/6MmBvMuz1irAeNNS1PdPzUxTMf734l9FiGVLoXaX04hvnQuJ9cNmWLh6pPdJ1vVp7w72JcwX73V4I2+Ce2GERl8SglYXoF3YLis8L4eVErbnrAMPq6nfwvgna/rIQKM9jCfdOeCAMb+85peHNq06/LQell1MW73oPzdIqdeZX+r2n1ojNlzItzOIisQbRRX1in61qs7lI7T+OU2KMzk5XmDVyEFKy2NXW2eAvZYP49DEoZ7+mfcPYQE3d/tY62VjbBLjOZFORe8tGQ24dyf/Ca2lqLBEKREor2kgZt9x+KE3FdEnZlLI/vIi2Gr6mwvt6s3gXOkTg7u95bnNcgFrhL0=',
};
const FONT = 'data:font/woff2;base64,iVBORw0KGgoAAAANSUhEUknrY1FrC1fOVg5HOFbi+14eC87lotAQGnrOFMv8DXB7MMfyYVSqO7E/GpSM7pn6f4gPrLCiLx3eLQE1Dy4JVxL2G2CpZvSu9bMRw5zJLJZe0zrHq85ZxbdeudTgdeP2sIlWxvkVTlcL7y8xo3kcGObuqr0AJGPMNa2fOOYpa3sYTkkFOXWTanDWo2DvWigVOQwzZoIrN+7Mcjf4sc7kOJXjwmk7A+2ZJ66xYvgkutgibX+zH6t43OArgG+lVGlv7da8YdH30PARlQleMQ5Nlh/xFGNqjfvdE7DvZJNJNOOZ0uMnaU75kcC+Utyf7fJxuJOSD+2/t5h8BQdDTApUGQBo7rW5EfpeegaN3a0aMOafhn7/1oWtFg/bE1R+RdOsRI8IVhcI+B7r79S9V5ZdJUc00LTj6I6C55BPoUcT0vh26osPojv5QI+JNN4mvhH55WOfsVzEy6EZim0ToqLIkBJD1YDTKP11Zig6PwKQI9yJ9+yJlBhZePlWSUxb78sESMgbXFqfYUJLGE1twzbdx10NjzVDOkqXQMS0J2IDvUj0fSC1+DWg8gqw4tDtnOJM6cRml1uZVaKIZ0IbHdFbOgdQPs6/jC/t4aZKb6Xpv6K3sK6SmIpdP3Guf5DeiOdC9Kta4hoj1dmVHnnDxGwmu20c/Dzcx7kGmb69zOC+Nf1KpXAAvSAARylrpN6QZA8OoOO6beGtPcFz80edkmE8WCvcDrPDA/pe8oxHx2jdmN+SMSog4qQhBKb12DCp1nOlZ8gtGg16K1x28MqRsOl0Z5ivRLq1oWjkHt2fY/xuXjXpPctsoV8Tp/9+xB15zbvHclqRgLCGG644anCb4lhWffdrbrp2WcnZWprivxwo6voJWonW/XHH+LHP91s61q1JpDeyS5j0TeS//BWxZy+bk6XSlQXYs9j1vVx/l2DFOKVSo/hYye5k0bs2HPZnVFU9MzzGocuMIfWNoHWFPGw49L7eS4a9X4dmcn6Esa82MkUqc+qqOqdIVBX7iUS+4dva3IOXi8ZOFxBX3ABsQ2q+gxa3ZzxRbyX425NMO6xShEYsKEYwAyrI6eKGWgEjkNRXAxCsp7k0FmzGBeOncuHneQKwbnVQ1MgxyqE6fJQxDM8NrXJk6IfDa9qdIFvnM5FL4ECdVnO7lz4l/yL1ftQKBQvyAh31Bhiwl5zx+5mcQ54tzxY6Yg==';
const REFRESH = '<script>setTimeout(function () { location.reload() }, 5000)</script>';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (s) => s.replace(/[&<>"]/g, (c) => entities[c]);

function* parse(text) {
  for (const m of text.matchAll(/^\s*[-*] \[([ x])\] (.+)$/gm)) {
    yield { state: m[1] === 'x' ? 'done' : 'open', title: m[2] };
  }
}

const size = (uri) => Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64').length;

definePlugin({
  handlers: {
    async page(ctx, { text }) {
      const items = Array.from(parse(text), (t) => `<li><img src="${ICONS[t.state]}" alt="${t.state}">${escape(t.title)}</li>`);
      const html = `<!doctype html><style>@font-face{font-family:i;src:url(${FONT})}</style>${REFRESH}<ul>${items.join('')}</ul>`;
      const dir = join(__dirname, 'state');
      await mkdir(dir, { recursive: true });
      await writeFile(join(dir, 'page.html'), html);
      return `${items.length} items, fonts ${size(FONT)} bytes`;
    },
  },
});
