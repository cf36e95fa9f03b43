export const hosts = ['docs.example.com', 'example.org'];
