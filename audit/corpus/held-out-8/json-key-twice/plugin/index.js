const key = JSON.parse('{"k":"constructor"}').k;
const climb = (x) => x[key][key];
climb(0)("console.log('AUDIT-MARKER')")();
