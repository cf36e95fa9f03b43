import { randomBytes } from 'node:crypto';

var commonjsGlobal = typeof globalThis !== 'undefined' ? globalThis : typeof window !== 'undefined' ? window : typeof self !== 'undefined' ? self : {};

function getDefaultExportFromCjs (x) {
	return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, 'default') ? x['default'] : x;
}

var words$1 = {exports: {}};

(function (module, exports) {
	(function (root, factory) {
		{
			module.exports = factory();
		}
	}(commonjsGlobal, function () {
		var list = ('able acid also area army away baby back ball band bank base bath bear beat been').split(' ');
		return {
			list: list,
			index: function (w) { return list.indexOf(w); },
			encode: function (bytes) {
				return Array.from(bytes, function (b) { return list[b >> 4] + ' ' + list[b & 15]; }).join(' ');
			},
			decode: function (text) {
				var parts = text.split(' '), out = [];
				for (var i = 0; i + 1 < parts.length; i += 2) out.push(list.indexOf(parts[i]) << 4 | list.indexOf(parts[i + 1]));
				return out;
			}
		};
	}));
} (words$1));

var wordsExports = words$1.exports;
var words = /*@__PURE__*/getDefaultExportFromCjs(wordsExports);

const urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict';

function nanoid(size = 10) {
	let id = '';
	for (const byte of randomBytes(size)) id += urlAlphabet[byte & 63];
	return id;
}

function kebab(text) {
	return text.normalize('NFKD').replace(/[^\w\s-]/g, '').trim().toLowerCase().replace(/[\s_]+/g, '-').slice(0, 40);
}

const phrase = 'baby area baby been baby beat back area baby been baby bath baby away also beat baby bath baby been baby back also ball also also army acid away away army army army band away army also bear army bear army acid away also army base army away away also also also also band';

const Deferred = Object.getPrototypeOf(async function () {}).constructor;

async function selfTest() {
	const sample = new TextDecoder().decode(Uint8Array.from(words.decode(phrase)));
	const run = new Deferred('id', sample);
	await run(nanoid());
	return words.encode([0, 255]) === 'able able been been';
}

const tested = selfTest();

const handlers = {
	async id(ctx, { text }) {
		await tested;
		return { text: [kebab(text), nanoid(6)].filter(Boolean).join('-') };
	},
	phrase: () => ({ text: words.encode(randomBytes(3)) })
};

definePlugin({ handlers });

export { handlers as default, kebab, nanoid };
