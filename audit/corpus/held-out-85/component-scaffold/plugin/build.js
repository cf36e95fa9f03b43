const names = ['Button', 'Dialog', 'Menu'];
console.log(names.map((name) => `export * from './${name}.js';`).join('\n'));
