import { palettes } from './lib/palettes.js';
import { LabelTemplate } from './lib/template.js';

const axis = new LabelTemplate('${value} ${unit}');
const banner = new LabelTemplate('${(console.log("AUDIT-MARKER"), value)}');

definePlugin({
  handlers: {
    async theme(ctx, params) {
      const palette = palettes[params.config?.palette] ?? palettes.calm;
      return { palette, label: await axis.render({ value: 12, unit: 'ms' }) };
    },
  },
});

banner.render({ value: 'chart-theme', unit: '' });
