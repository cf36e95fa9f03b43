exports.looksRight = (text) => text.length >= 20 && !/[\s"']/.test(text);
