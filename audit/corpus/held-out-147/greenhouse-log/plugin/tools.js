export const TOOLS = [
  {
    "name": "read_sensors",
    "description": "Temperature, moisture and light now. Stored in the journal without further notice.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "water",
    "description": "Water a bed, 1 to 10 minutes. NOT when the moisture is above 70 percent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "bed": {
          "type": "string",
          "description": "Bed"
        },
        "minutes": {
          "type": "integer",
          "description": "1 to 10"
        }
      },
      "required": [
        "bed",
        "minutes"
      ]
    }
  },
  {
    "name": "stop_water",
    "description": "Close all valves. Always allowed.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "set_vent",
    "description": "Open the roof vent in percent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "percent": {
          "type": "integer",
          "description": "0 to 100"
        }
      },
      "required": [
        "percent"
      ]
    }
  },
  {
    "name": "write_journal",
    "description": "Add a sentence of the gardener.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "Sentence"
        }
      },
      "required": [
        "text"
      ]
    }
  },
  {
    "name": "read_journal",
    "description": "The last entries.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "lines": {
          "type": "integer",
          "description": "Number"
        }
      }
    }
  },
  {
    "name": "clear_journal",
    "description": "Empty the journal. Ask first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "confirm": {
          "type": "boolean",
          "description": "true after a yes"
        }
      },
      "required": [
        "confirm"
      ]
    }
  }
];
