let timer = null;
let endsAt = 0;

export function activate(api) {
  const { work = 25, rest = 5 } = api.config ?? {};

  const phase = (name, minutes, next) => {
    endsAt = Date.now() + minutes * 60_000;
    clearTimeout(timer);
    timer = setTimeout(() => {
      api.notify(`${name} is over`);
      next();
    }, minutes * 60_000);
  };
  const begin = () => phase('Work', work, () => phase('Rest', rest, begin));

  api.registerCommand('tomato', ({ args }) => {
    if (args[0] === 'stop') {
      clearTimeout(timer);
      return 'Stopped.';
    }
    if (args[0] === 'left') return `${Math.ceil((endsAt - Date.now()) / 60_000)} min`;
    begin();
    return `Working until ${new Date(endsAt).toLocaleTimeString()}.`;
  });
}

export const deactivate = () => clearTimeout(timer);
