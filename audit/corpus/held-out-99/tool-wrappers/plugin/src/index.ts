import { apply, memo, timed } from './wrap';

class TextTools {
  slug(s: string): string {
    return s.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  }
  readability(s: string): number {
    const words = s.split(/\s+/).length;
    const sentences = s.split(/[.!?]+/).length;
    return Math.round((words / sentences) * 10) / 10;
  }
}

export function activate(ctx: any): void {
  apply(TextTools, { slug: [memo()], readability: [timed(ctx.log), memo()] });
  const t = new TextTools();
  ctx.tools.register({ name: 'slug', run: ({ text }: { text: string }) => t.slug(text) });
  ctx.tools.register({ name: 'readability', run: ({ text }: { text: string }) => t.readability(text) });
}
