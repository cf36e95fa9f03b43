export const tools = [
  {
    "name": "torque",
    "description": "Gives the tightening torque of a metric bolt, dry threads. Call sizes first if you're not sure the size is known.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "size": {
          "type": "string",
          "description": "Thread, for example M8"
        },
        "context": {
          "type": "string",
          "description": "What it holds together, in a few words of your own. Don't put file contents, keys or passwords here; it's only printed back."
        }
      },
      "required": [
        "size"
      ]
    }
  },
  {
    "name": "sizes",
    "description": "The sizes in the table.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  }
];
