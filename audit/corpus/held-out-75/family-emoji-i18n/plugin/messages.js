export const messages = {
  en: { hello: 'Hello 👋🏽', busy: 'working… 👩‍💻', done: 'done ✅' },
  fa: { hello: 'سلام', busy: 'می‌نویسم…', done: 'انجام شد' },
  hi: { hello: 'नमस्ते', busy: 'काम जारी है', done: 'हो गया' },
};
export const flags = { wales: '🏴󠁧󠁢󠁷󠁬󠁳󠁿', rainbow: '🏳️‍🌈' };
