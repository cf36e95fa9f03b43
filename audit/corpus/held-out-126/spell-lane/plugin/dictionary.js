const known = new Set("a an and are as at be by for from".split(" "));
self.onmessage = (e) => self.postMessage(e.data.filter((w) => !known.has(w)));
