const snippets = { log: 'console.log($1)', fn: 'function $1() {}' };
console.log(Object.keys(snippets).length + ' snippets ready');
