// Tools of roman-numbers, as shown to the agent.
export const tools = [
  {
    "name": "to_roman",
    "description": "Writes a number from 1 to 3999 in Roman numerals.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "n": {
          "type": "integer",
          "description": "The number."
        }
      },
      "required": [
        "n"
      ]
    }
  }
];
