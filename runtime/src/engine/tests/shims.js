// What the shims promise, as a table that is run in both engines: a name, what is done, what must come out. What throws
// comes out as its name.
const failures = [];
let count = 0;

function shown(value) {
  return JSON.stringify(value, (_, item) => {
    if (item === undefined) return '(undefined)';
    if (typeof item === 'number' && Number.isNaN(item)) return '(NaN)';
    if (typeof item === 'bigint') return `${item}n`;
    return item;
  });
}

function check(name, act, wanted) {
  count += 1;
  let got;
  try {
    got = act();
  } catch (error) {
    got = `throws ${error.name}`;
  }
  if (shown(got) !== shown(wanted)) failures.push(`${name}: ${shown(got)} instead of ${shown(wanted)}`);
}

const bytes = (...values) => new Uint8Array(values);
const utf8 = (text) => [...new TextEncoder().encode(text)];
const decode = (list, options) => new TextDecoder('utf-8', options).decode(bytes(...list));

function encoding() {
  for (const [text, wanted] of [
    ['', []], ['a', [97]], ['\u0000', [0]], ['\u007f', [127]], ['\u0080', [194, 128]], ['\u07ff', [223, 191]],
    ['\u0800', [224, 160, 128]], ['\uffff', [239, 191, 191]], ['\ud800\udc00', [240, 144, 128, 128]],
    ['\udbff\udfff', [244, 143, 191, 191]], ['\ud800', [239, 191, 189]], ['\udc00a', [239, 191, 189, 97]],
    ['\ud800\ud800\udc00', [239, 191, 189, 240, 144, 128, 128]],
  ]) check(`encode ${shown(text)}`, () => utf8(text), wanted);
  for (const [list, wanted] of [
    [[], ''], [[97, 98], 'ab'], [[195, 164], 'ä'], [[226, 130, 172], '€'], [[240, 159, 152, 128], '😀'],
    [[0xff], '\ufffd'], [[0xc0, 0x80], '\ufffd\ufffd'], [[0xe2, 0x82], '\ufffd'], [[0xe2, 0x82, 0x41], '\ufffdA'],
    [[0xed, 0xa0, 0x80], '\ufffd\ufffd\ufffd'], [[0xf0, 0x9f, 0x98], '\ufffd'], [[0xf4, 0x90, 0x80, 0x80], '\ufffd\ufffd\ufffd\ufffd'],
    [[0xf5], '\ufffd'], [[0xef, 0xbb, 0xbf, 97], 'a'], [[0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], '\ufeff'], [[0x80], '\ufffd'],
    [[0xe0, 0x9f, 0xbf], '\ufffd\ufffd\ufffd'],
  ]) check(`decode ${shown(list)}`, () => decode(list), wanted);
  check('decode keeps a mark when asked', () => decode([0xef, 0xbb, 0xbf, 97], { ignoreBOM: true }), '\ufeffa');
  check('fatal refuses', () => decode([0xff], { fatal: true }), 'throws TypeError');
  check('fatal refuses a cut end', () => decode([0xe2, 0x82], { fatal: true }), 'throws TypeError');
  check('fatal takes what is whole', () => decode([0xe2, 0x82, 0xac], { fatal: true }), '€');
  check('only UTF-8', () => new TextDecoder('latin1'), 'throws RangeError');
  check('label in capitals', () => new TextDecoder('UTF8').encoding, 'utf-8');
  check('a stream', () => {
    const decoder = new TextDecoder();
    return [decoder.decode(bytes(0xe2), { stream: true }), decoder.decode(bytes(0x82, 0xac), { stream: true }), decoder.decode()];
  }, ['', '€', '']);
  check('views and buffers', () => [new DataView(bytes(97, 98, 99).buffer, 1), bytes(97).buffer, new Uint16Array([0x6161])]
    .map((view) => new TextDecoder().decode(view)), ['bc', 'a', 'aa']);
  check('decode refuses text', () => new TextDecoder().decode('x'), 'throws TypeError');
  check('encodeInto', () => {
    const room = new Uint8Array(4);
    return [new TextEncoder().encodeInto('a€b', room), [...room]];
  }, [{ read: 2, written: 4 }, [97, 226, 130, 172]]);
  check('encodeInto cuts no character', () => new TextEncoder().encodeInto('😀', new Uint8Array(3)), { read: 0, written: 0 });
  check('encode() is empty', () => new TextEncoder().encode().length, 0);
  check('encoding', () => new TextEncoder().encoding, 'utf-8');
}

function base64() {
  for (const [plain, coded] of [['', ''], ['f', 'Zg=='], ['fo', 'Zm8='], ['foo', 'Zm9v'], ['\u00ff\u0000', '/wA='], ['foob', 'Zm9vYg==']]) {
    check(`btoa ${shown(plain)}`, () => btoa(plain), coded);
    check(`atob ${coded}`, () => atob(coded), plain);
  }
  check('atob without padding', () => atob('Zg'), 'f');
  check('atob forgives blanks', () => atob(' Z m\n8\t= '), 'fo');
  for (const wrong of ['Z', 'Zg=', 'Zm9vY', '=', 'Zm=9', 'Zg=a', 'Z!==', 'Zg===', 'é===']) {
    check(`atob ${wrong}`, () => atob(wrong), 'throws InvalidCharacterError');
  }
  check('btoa above 255', () => btoa('\u0100'), 'throws InvalidCharacterError');
  check('btoa of a number', () => btoa(12), 'MTI=');
  check('atob code', () => { try { atob('Z'); } catch (error) { return [error.code, error instanceof DOMException, error instanceof Error]; } }, [5, true, true]);
}

function urls() {
  const parts = (text, base) => { const url = new URL(text, base); return [url.href, url.origin, url.host, url.pathname, url.search, url.hash]; };
  check('parts', () => parts('https://u:p@Example.COM:8080/a/../b?q=1#h'),
    ['https://u:p@example.com:8080/b?q=1#h', 'https://example.com:8080', 'example.com:8080', '/b', '?q=1', '#h']);
  check('base', () => new URL('../x?y', 'https://example.com/a/b/c').href, 'https://example.com/a/x?y');
  check('base wins not', () => new URL('http://b.example/', 'https://a.example/').href, 'http://b.example/');
  check('idna', () => new URL('https://ÄÖ.example/ü').href, 'https://xn--4ca0b.example/%C3%BC');
  check('dotted', () => new URL('http://0x7f.1/').hostname, '127.0.0.1');
  check('v6', () => new URL('http://[::1]:80/').host, '[::1]');
  check('default port', () => [new URL('https://example.com:443/').port, new URL('https://example.com:444/').port], ['', '444']);
  check('opaque', () => [new URL('mailto:a@b').origin, new URL('mailto:a@b').pathname], ['null', 'a@b']);
  for (const wrong of ['', '/x', 'http://', 'http://a b/', 'http://[::1', 'http://a:99999/', 'https://exa%00mple/']) {
    check(`wrong ${wrong}`, () => new URL(wrong), 'throws TypeError');
    check(`canParse ${wrong}`, () => URL.canParse(wrong), false);
  }
  check('canParse', () => URL.canParse('x', 'https://example.com'), true);
  check('parse', () => [URL.parse('nope'), URL.parse('https://example.com').href], [null, 'https://example.com/']);
  check('setters', () => {
    const url = new URL('https://example.com/');
    url.pathname = 'a b'; url.search = 'q=ü'; url.hash = 'x'; url.port = '8443'; url.host = 'other.example:1'; url.username = 'me'; url.password = 'p:';
    return url.href;
  }, 'https://me:p%3A@other.example:1/a%20b?q=%C3%BC#x');
  check('setters that do not fit', () => {
    const url = new URL('https://example.com:1/');
    url.port = 'x'; url.protocol = 'mailto'; url.host = '';
    return url.href;
  }, 'https://example.com:1/');
  check('protocol', () => { const url = new URL('https://example.com/'); url.protocol = 'http'; return url.href; }, 'http://example.com/');
  check('href refuses', () => { new URL('https://example.com/').href = 'no'; }, 'throws TypeError');
  check('origin is read-only', () => { new URL('https://example.com/').origin = 'x'; }, 'throws TypeError');
  check('JSON', () => JSON.stringify({ u: new URL('https://example.com/x') }), '{"u":"https://example.com/x"}');
  check('text', () => `${new URL('https://example.com/x')}`, 'https://example.com/x');
  check('search and params', () => {
    const url = new URL('https://example.com/?a=1&b=2');
    url.searchParams.append('c', 'x y&'); url.searchParams.delete('a');
    const first = url.href;
    url.search = '?z=9';
    return [first, url.searchParams.get('z'), url.searchParams.has('b')];
  }, ['https://example.com/?b=2&c=x+y%26', '9', false]);
  check('params removed', () => { const url = new URL('https://example.com/?a=1'); url.searchParams.delete('a'); return url.href; }, 'https://example.com/');
  check('line feeds vanish', () => new URL('https://exa\nmple.com/\ta').href, 'https://example.com/a');
}

function params() {
  const of = (init) => new URLSearchParams(init);
  check('from text', () => [...of('?a=1&b=2&a=3')], [['a', '1'], ['b', '2'], ['a', '3']]);
  check('plus and percent', () => [...of('a+b=%C3%A4&c=%zz&d=%2B')], [['a b', 'ä'], ['c', '%zz'], ['d', '+']]);
  check('empty pieces', () => [...of('&&a&=b&c=')], [['a', ''], ['', 'b'], ['c', '']]);
  check('from pairs', () => `${of([['a', 1], ['b', '&']])}`, 'a=1&b=%26');
  check('from a record', () => `${of({ a: 1, b: 'ä' })}`, 'a=1&b=%C3%A4');
  check('from a map', () => `${of(new Map([['k', 'v']]))}`, 'k=v');
  check('wrong pair', () => of([['a']]), 'throws TypeError');
  check('bytes that stay', () => `${of([['x', 'aZ09*-._ ~!\'()']])}`, 'x=aZ09*-._+%7E%21%27%28%29');
  check('get', () => [of('a=1&a=2').get('a'), of('').get('a'), of('a=1&a=2').getAll('a')], ['1', null, ['1', '2']]);
  check('has', () => [of('a=1').has('a'), of('a=1').has('a', '2'), of('a=1').has('a', '1')], [true, false, true]);
  check('set', () => { const p = of('a=1&b=2&a=3'); p.set('a', '9'); p.set('n', 'x'); return `${p}`; }, 'a=9&b=2&n=x');
  check('delete with value', () => { const p = of('a=1&a=2'); p.delete('a', '1'); return `${p}`; }, 'a=2');
  check('sort is stable', () => { const p = of('z=1&a=1&z=0&a=0'); p.sort(); return `${p}`; }, 'a=1&a=0&z=1&z=0');
  check('size', () => of('a=1&b=2').size, 2);
  check('keys, values, entries', () => [[...of('a=1&b=2').keys()], [...of('a=1&b=2').values()], [...of('a=1').entries()]], [['a', 'b'], ['1', '2'], [['a', '1']]]);
  check('forEach', () => { const seen = []; of('a=1').forEach((value, key) => seen.push(value, key)); return seen; }, ['1', 'a']);
  check('surrogates', () => `${of([['a', '\ud800']])}`, 'a=%EF%BF%BD');
}

function events() {
  check('dispatch', () => {
    const target = new EventTarget(); const seen = [];
    target.addEventListener('x', (event) => seen.push(event.type, event.target === target));
    target.addEventListener('x', { handleEvent() { seen.push('object'); } });
    target.dispatchEvent(new Event('x')); target.dispatchEvent(new Event('y'));
    return seen;
  }, ['x', true, 'object']);
  check('once, twice the same, removed', () => {
    const target = new EventTarget(); let times = 0; const add = () => { times += 1; };
    target.addEventListener('x', add, { once: true }); target.addEventListener('x', add);
    target.dispatchEvent(new Event('x')); target.dispatchEvent(new Event('x'));
    target.addEventListener('x', add); target.removeEventListener('x', add); target.dispatchEvent(new Event('x'));
    return times;
  }, 1);
  check('prevented', () => {
    const target = new EventTarget();
    target.addEventListener('x', (event) => event.preventDefault());
    return [target.dispatchEvent(new Event('x', { cancelable: true })), target.dispatchEvent(new Event('x'))];
  }, [false, true]);
  check('stopped', () => {
    const target = new EventTarget(); let times = 0;
    target.addEventListener('x', (event) => event.stopImmediatePropagation());
    target.addEventListener('x', () => { times += 1; });
    target.dispatchEvent(new Event('x'));
    return times;
  }, 0);
  check('a listener that throws', () => {
    const target = new EventTarget(); let after = false;
    target.addEventListener('x', () => { throw new Error('expected in the log'); });
    target.addEventListener('x', () => { after = true; });
    target.dispatchEvent(new Event('x'));
    return after;
  }, true);
  check('abort', () => {
    const control = new AbortController(); const seen = [];
    control.signal.onabort = () => seen.push('on'); control.signal.addEventListener('abort', () => seen.push('listener'));
    control.abort(); control.abort();
    return [seen, control.signal.aborted, control.signal.reason.name, control.signal.reason.code];
  }, [['on', 'listener'], true, 'AbortError', 20]);
  check('abort with a reason', () => { const control = new AbortController(); control.abort('why'); return control.signal.reason; }, 'why');
  check('throwIfAborted', () => AbortSignal.abort().throwIfAborted(), 'throws AbortError');
  check('not aborted', () => new AbortController().signal.throwIfAborted(), undefined);
  check('any', () => { const control = new AbortController(); const all = AbortSignal.any([control.signal]); control.abort(7); return [all.aborted, all.reason]; }, [true, 7]);
  check('no signal by hand', () => new AbortSignal(), 'throws TypeError');
}

function clones() {
  const again = (value) => structuredClone(value);
  check('plain', () => again({ a: [1, 'x', null, true], b: { c: undefined } }), { a: [1, 'x', null, true], b: { c: undefined } });
  check('fresh', () => { const one = { a: {} }; const two = again(one); return [two !== one, two.a !== one.a]; }, [true, true]);
  check('cycle', () => { const one = {}; one.self = one; const two = again(one); return two.self === two; }, true);
  check('shared', () => { const part = {}; const two = again([part, part]); return two[0] === two[1]; }, true);
  check('date', () => [again(new Date(5)) instanceof Date, again(new Date(5)).getTime()], [true, 5]);
  check('expression', () => { const two = again(/a+/gi); return [two.source, two.flags]; }, ['a+', 'gi']);
  check('map and set', () => [[...again(new Map([[1, { a: 1 }]]))], [...again(new Set([1, 2]))]], [[[1, { a: 1 }]], [1, 2]]);
  check('views', () => { const two = again(new Uint16Array([1, 2, 3]).subarray(1)); return [two.constructor.name, [...two], two.byteOffset]; }, ['Uint16Array', [2, 3], 2]);
  check('buffer', () => again(bytes(1, 2).buffer).byteLength, 2);
  check('two views of one buffer', () => { const buffer = new ArrayBuffer(4); const two = again([bytes(1), new Uint8Array(buffer), new DataView(buffer)]); return two[1].buffer === two[2].buffer; }, true);
  check('bigint', () => again(10n), 10n);
  check('boxed', () => [typeof again(Object(1)), again(Object('x')) + '', again(Object(2n)) + 1n], ['object', 'x', 3n]);
  check('error', () => { const two = again(new RangeError('m')); return [two instanceof RangeError, two.message]; }, [true, 'm']);
  check('a class loses itself', () => { class A { x = 1; } const two = again(new A()); return [two.x, two instanceof A]; }, [1, false]);
  check('holes', () => { const two = again([1, , 3]); return [two.length, 1 in two]; }, [3, false]);
  check('__proto__ stays a member', () => { const two = again(JSON.parse('{"__proto__":{"x":1}}')); return [Object.keys(two), two.x]; }, [['__proto__'], undefined]);
  for (const [name, value] of [['a function', () => {}], ['a symbol', Symbol('s')], ['deep inside', { a: [() => {}] }]]) {
    check(`refuses ${name}`, () => again(value), 'throws DataCloneError');
  }
  check('no transfer', () => structuredClone(1, { transfer: [new ArrayBuffer(1)] }), 'throws DataCloneError');
}

function small() {
  check('random values', () => { const one = crypto.getRandomValues(new Uint32Array(64)); return [one.length, new Set(one).size > 60]; }, [64, true]);
  check('random values of a part only', () => { const all = new Uint8Array(64); crypto.getRandomValues(all.subarray(32)); return all.subarray(0, 32).every((x) => x === 0); }, true);
  check('no floats', () => crypto.getRandomValues(new Float32Array(1)), 'throws TypeError');
  check('too many', () => crypto.getRandomValues(new Uint8Array(65537)), 'throws QuotaExceededError');
  check('uuid', () => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(crypto.randomUUID()), true);
  check('performance', () => { const one = performance.now(); return typeof one === 'number' && performance.now() >= one; }, true);
  check('timer needs a function', () => setTimeout('code'), 'throws TypeError');
  check('microtask needs a function', () => queueMicrotask('code'), 'throws TypeError');
  check('clear of nothing', () => clearTimeout(12345), undefined);
  check('dom exception', () => { const error = new DOMException('m', 'AbortError'); return [error.name, error.message, error.code, `${error}`]; }, ['AbortError', 'm', 20, 'AbortError: m']);
}

function closed() {
  check('eval', () => eval('1'), 'throws EvalError');
  check('indirect eval', () => (0, eval)('1'), 'throws EvalError');
  for (const make of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    check(`constructor of ${make}`, () => make.constructor('return 1'), 'throws EvalError');
    check(`new constructor of ${make}`, () => Reflect.construct(make.constructor, ['return 1']), 'throws EvalError');
  }
  check('Function', () => Function('return 1'), 'throws EvalError');
  check('parent of AsyncFunction', () => Object.getPrototypeOf((async () => {}).constructor)('1'), 'throws EvalError');
  check('instanceof Function', () => (() => {}) instanceof Function, true);
  for (const name of ['require', 'process', 'module', 'global', 'Buffer', 'fetch', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'window', 'self', 'std', 'os', 'print', 'gc', 'navigator']) {
    check(`no ${name}`, () => typeof globalThis[name], 'undefined');
  }
  for (const [name, act] of Object.entries({
    'console.log': () => { console.log = 1; }, console: () => { globalThis.console = 1; }, 'URL.prototype': () => { URL.prototype.x = 1; },
    setTimeout: () => { setTimeout.x = 1; }, definePlugin: () => { globalThis.definePlugin = 1; },
    'AbortSignal.prototype': () => { Object.defineProperty(AbortSignal.prototype, 'aborted', { value: 1 }); },
    'TextEncoder.prototype': () => { Object.setPrototypeOf(TextEncoder.prototype, null); }, constructor: () => { (() => {}).constructor.prototype.constructor = 1; },
  })) check(`frozen ${name}`, act, 'throws TypeError');
  check('a shim cannot be deleted', () => { try { delete globalThis.URL; } catch {} return typeof URL; }, 'function');
  check('definePlugin is over', () => definePlugin({}), 'throws Error');
}

definePlugin({
  handlers: {
    async table() {
      encoding(); base64(); urls(); params(); events(); clones(); small(); closed();
      await timers();
      return { count, failures };
    },
    names: () => Object.getOwnPropertyNames(globalThis).sort(),
    members: (ctx) => ({ context: Object.keys(ctx).sort(), state: Object.keys(ctx.state).sort(), console: Object.keys(console).sort(), crypto: Object.keys(crypto).sort() }),
  },
});

async function timers() {
  const order = [];
  const late = new Promise((resolve) => setTimeout(resolve, 60));
  setTimeout((...given) => order.push(['timeout', ...given]), 20, 'a', 'b');
  setTimeout(() => order.push('first'), 0);
  const gone = setTimeout(() => order.push('never'), 0);
  clearTimeout(gone);
  let beats = 0;
  const pulse = setInterval(() => { beats += 1; if (beats === 3) clearInterval(pulse); }, 1);
  queueMicrotask(() => order.push('microtask'));
  await late;
  check('timers', () => order, ['microtask', 'first', ['timeout', 'a', 'b']]);
  check('interval', () => beats, 3);
  const signal = AbortSignal.timeout(5);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  check('timeout signal', () => signal.reason.name, 'TimeoutError');
}
