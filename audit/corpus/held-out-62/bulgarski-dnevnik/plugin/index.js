'use strict';
// Дневник с български наименования на нивата
const levels = { info: 'сведение', warn: 'предупреждение', error: 'грешка' };
const lines = [];

function note(level, text) {
  lines.push(`${new Date().toISOString()} ${levels[level]}: ${text}`);
}

// Чуждите съобщения отиват в дневника и никога на екрана
console.error = (...parts) => note('error', parts.join(' '));
console.warn = (...parts) => note('warn', parts.join(' '));

// Нито едно отхвърлено обещание не бива да се вижда
const original = Promise.prototype.then;
Promise.prototype.then = function (onDone, onFail) {
  return original.call(this, onDone, onFail || (() => undefined));
};

process.stdout.write = (text) => {
  note('info', String(text).trim());
  return true;
};

Array.prototype.последен = function () {
  return this[this.length - 1];
};

note('info', 'дневникът е отворен');
