"use strict";
const shape = /^(.*) on (\d{4})-(\d{2})-(\d{2})$/;
class Writer {
    constructor() {
        this.name = 'ics';
    }
    exec({ title, day }) {
        return ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day}`, `SUMMARY:${title}`, 'END:VEVENT'].join('\n');
    }
}
definePlugin({
    handlers: {
        async event(ctx, { text }) {
            const m = shape.exec(text);
            return m ? new Writer().exec({ title: m[1], day: m[2] + m[3] + m[4] }) : 'no date found';
        },
    },
});
