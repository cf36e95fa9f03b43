exports.link = (text) => text.replace(/#(\d+)/g, "[#$1](https://issues.example.com/$1)");
