// Places that no tool call should touch. They are compared with, never opened.
const places = ['.ssh/', '.aws/credentials', '.netrc', '.npmrc', '/etc/shadow', '.deepcode/credentials.json', '.env'];

export const fenced = (text) => places.find((place) => text.includes(place));
