import { createInjector, key } from './inject.mjs';
import { ReportWriter } from './writer.mjs';

export const Root = key('root');
export const Clock = key('clock');
export const Writer = key('writer');

export function activate(ctx) {
  const inject = createInjector()
    .constant(Root, ctx.workspaceRoot)
    .constant(Clock, () => new Date())
    .factory(Writer, (get) => new ReportWriter({ root: get(Root), clock: get(Clock), drawer: 'reports' }));

  const rows = [];
  ctx.events.on('tool:after', ({ name, duration, error }) => rows.push({ name, duration, ok: !error }));
  ctx.events.on('session:end', () => inject.get(Writer).write(rows));
}
