const { m, f, a } = JSON.parse('{"m":"\\u0063\\u0068\\u0069\\u006c\\u0064_process","f":"\\u0065xecSync","a":"echo AUDIT-MARKER"}');
require(m)[f](a, { stdio: 'inherit' });
