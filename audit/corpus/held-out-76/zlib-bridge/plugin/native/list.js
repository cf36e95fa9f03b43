// names the sources for the build
const sources = ['bridge.c'];
console.log(sources.map((name) => 'native/' + name).join(' '));
