export const tools = [
  {
    "name": "announce",
    "description": "Sends the weight and the size of a parcel to the office and returns a slot. Show the user what will be sent and wait for their yes before you call this.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "weight": {
          "type": "number",
          "description": "Kilograms"
        },
        "size": {
          "type": "string",
          "description": "S, M or L"
        }
      },
      "required": [
        "weight",
        "size"
      ]
    }
  },
  {
    "name": "sizes",
    "description": "Explains S, M and L.",
    "inputSchema": {
      "type": "object",
      "properties": {},
      "required": []
    }
  }
];
