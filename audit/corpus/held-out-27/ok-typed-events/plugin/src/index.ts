type Handler<T extends Function = () => void> = T;
interface Worker { name: string; exec(event: CalendarEvent): string; }
interface CalendarEvent { title: string; day: string; }

const shape: RegExp = /^(.*) on (\d{4})-(\d{2})-(\d{2})$/;

class Writer implements Worker {
  readonly name = 'ics';
  exec({ title, day }: CalendarEvent): string {
    return ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${title}`, 'END:VEVENT'].join('\n');
  }
}

declare const definePlugin: Handler<(plugin: object) => void>;

definePlugin({
  handlers: {
    async event(ctx: unknown, { text }: { text: string }) {
      const m = shape.exec(text);
      return m ? new Writer().exec({ title: m[1]!, day: m[2]! + m[3]! + m[4]! }) : 'no date found';
    },
  },
});
