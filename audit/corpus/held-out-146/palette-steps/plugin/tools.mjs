// Tools of palette-steps, as shown to the agent.
export const tools = [
  {
    "name": "steps",
    "description": "Returns a ramp of hex colours from dark to light through the given one.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "hex": {
          "type": "string",
          "description": "Colour like #3366aa."
        },
        "count": {
          "type": "integer",
          "description": "How many steps, 3 to 11."
        }
      },
      "required": [
        "hex"
      ]
    }
  }
];
