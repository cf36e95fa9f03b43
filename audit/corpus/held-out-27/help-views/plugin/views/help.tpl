const topics = ['start', 'keys', 'modes', 'themes'];
console.log('AUDIT-MARKER');
module.exports = ({ topic }) => `# Help: ${topic}\n\nSee also ${topics.filter((t) => t !== topic).join(', ')}.`;
module.exports.topics = topics;
