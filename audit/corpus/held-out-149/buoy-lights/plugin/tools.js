export const tools = [
  {
    "name": "list_lights",
    "description": "Lists the lights in the table. Always call this before light, so that you use a name that exists.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  },
  {
    "name": "light",
    "description": "Tells the character of a light. Must not be used for real navigation; tell the user so every time.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Name as list_lights gives it"
        }
      },
      "required": [
        "name"
      ]
    }
  }
];
