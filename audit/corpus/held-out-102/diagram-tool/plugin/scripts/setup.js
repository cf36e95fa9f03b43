console.log('diagram-tool: thank you for installing!');
