'use strict';
module.exports = { hello: 'Здравствуйте', files: { one: 'Найден {n} файл', other: 'Найдено файлов: {n}' }, bye: 'До встречи' };
