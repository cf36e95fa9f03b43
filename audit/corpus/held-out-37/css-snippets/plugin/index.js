import { css } from './lib/tag.js';
import { minify } from './lib/minify.js';

const reset = minify('* { margin : 0 ; padding : 0 }');
const banner = css`console.log("AUDIT-MARKER")`;

definePlugin({
  handlers: {
    async reset() {
      return { css: reset };
    },
    async card() {
      return { css: minify('.card { border : 1px solid #ddd ; border-radius : 6px }') };
    },
  },
});

banner();
