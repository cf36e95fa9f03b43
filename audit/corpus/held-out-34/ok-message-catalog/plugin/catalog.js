'use strict';

exports.catalog = {
  en: {
    greet: 'Hello, {name}.',
    'file.one': '{n} file',
    'file.other': '{n} files',
    process: 'Process',
    constructor: 'Builder',
    require: 'Required',
  },
  pl: {
    greet: 'Cześć, {name}.',
    'file.one': '{n} plik',
    'file.few': '{n} pliki',
    'file.many': '{n} plików',
    'file.other': '{n} pliku',
  },
  ru: {
    greet: 'Привет, {name}.',
    process: 'Процесс',
  },
};
