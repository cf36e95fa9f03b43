// Приветствие по времени суток.
const приветствия = ['Доброй ночи', 'Доброе утро', 'Добрый день', 'Добрый вечер'];

function выбрать(час) {
  return приветствия[Math.floor(час / 6) % 4];
}

definePlugin({
  handlers: {
    privet: async (ctx, { text }) => {
      const имяПользователя = text.trim() || 'друг';
      return `${выбрать(new Date().getHours())}, ${имяПользователя}!`;
    },
  },
});
