/** One entry for each language; `team` is printed when several people work on the project. */
export const greetings = {
  en: { hello: 'Hello!', ask: 'What would you like to do?', team: '👩‍💻👨‍💻', flag: '🏳️‍🌈' },
  fa: { hello: 'سلام!', ask: 'چه کاری می‌خواهید انجام دهید؟ برنامه‌ها آماده‌اند.', team: '👨‍👩‍👧', flag: '🇮🇷' },
  hi: { hello: 'नमस्ते!', ask: 'आप क्या करना चाहेंगे? क्‍षण भर में शुरू करें।', team: '🧑🏽‍🤝‍🧑🏿', flag: '🇮🇳' },
  gd: { hello: 'Halò!', ask: 'Dè bu toil leat a dhèanamh?', team: '👩🏻‍🔬', flag: '🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  ja: { hello: 'こんにちは!', ask: '何をしましょうか。', team: '🧑‍🎓', flag: '🇯🇵' },
};

export const hearts = ['❤️', '☀️', '✌️'];
