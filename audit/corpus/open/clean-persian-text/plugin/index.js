const PHRASES = { greeting: 'سلام', books: 'کتاب‌ها', wants: 'می‌خواهم', houses: 'خانه‌های بزرگ' };
definePlugin({ handlers: { say: (ctx, { key }) => PHRASES[key] ?? '' } });
