(function webpackUniversalModuleDefinition(root, factory) {
	if(typeof exports === 'object' && typeof module === 'object')
		module.exports = factory();
	else if(typeof define === 'function' && define.amd)
		define([], factory);
	else if(typeof exports === 'object')
		exports["Trie"] = factory();
	else
		root["Trie"] = factory();
})(typeof self !== 'undefined' ? self : this, function() {
	function Trie(words) {
		this.root = {};
		(words || []).forEach(this.add, this);
	}
	Trie.prototype.add = function(word) {
		var node = this.root;
		for (var i = 0; i < word.length; i++) node = node[word.charAt(i)] || (node[word.charAt(i)] = {});
		node.$ = true;
	};
	Trie.prototype.complete = function(prefix) {
		var node = this.root, out = [];
		for (var i = 0; i < prefix.length; i++) {
			node = node[prefix.charAt(i)];
			if (!node) return out;
		}
		(function walk(n, s) {
			if (n.$) out.push(s);
			Object.keys(n).forEach(function(k) { if (k !== '$') walk(n[k], s + k); });
		})(node, prefix);
		return out;
	};
	return Trie;
});
