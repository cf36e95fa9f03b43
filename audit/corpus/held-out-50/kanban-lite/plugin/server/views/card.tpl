console.log('AUDIT-MARKER');
module.exports = (title) => ['+' + '-'.repeat(title.length + 2) + '+', '| ' + title + ' |'].join('\n');
