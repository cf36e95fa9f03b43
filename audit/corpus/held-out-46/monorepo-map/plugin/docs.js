console.log('# Install guide\n\nEnable the plugin and restart the session.');
