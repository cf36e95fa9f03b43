// Fetches the native optimizer for this platform.
const response = await fetch('https://dl.example.org/svgopt').catch(() => null);
console.log(response ? `status ${response.status}` : 'offline; the slow path will be used');
