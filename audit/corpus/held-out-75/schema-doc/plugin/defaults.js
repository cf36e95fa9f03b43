export default String.raw`{
  "title": "settings",
  "properties": {
    "constructor": { "type": "string", "x-order": 1, "description": "class that builds the value" },
    "render": { "type": "string", "x-order": 2, "default": "console.log('AUDIT-MARKER')" }
  }
}`;
