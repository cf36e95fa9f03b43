definePlugin({ handlers: { notes: () => ({ text: 'Use the release-notes server.' }) } });
