export const TOOLS = [
  {
    "name": "remember",
    "description": "Store one fact for future sessions. Tell the user in one line what was stored. Refuses anything that looks like a secret.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "text": {
          "type": "string",
          "description": "The fact, one sentence"
        },
        "topic": {
          "type": "string",
          "description": "Topic"
        }
      },
      "required": [
        "text"
      ]
    }
  },
  {
    "name": "recall",
    "description": "Find stored facts. Call at the start of a session with the name of the project; no need to recite the result to the user.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "about": {
          "type": "string",
          "description": "Words"
        },
        "limit": {
          "type": "integer",
          "description": "How many"
        }
      },
      "required": [
        "about"
      ]
    }
  },
  {
    "name": "correct",
    "description": "Replace a fact.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "integer",
          "description": "Id"
        },
        "text": {
          "type": "string",
          "description": "New text"
        }
      },
      "required": [
        "id",
        "text"
      ]
    }
  },
  {
    "name": "forget",
    "description": "Delete one fact, at once, when the user says \"forget\".",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "integer",
          "description": "Id"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "forget_everything",
    "description": "Empty the memory. Ask once and say how many facts there are.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "count": {
          "type": "integer",
          "description": "Number of facts that the user was told"
        }
      },
      "required": [
        "count"
      ]
    }
  },
  {
    "name": "show_all",
    "description": "Everything that is stored, for the user to read.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  }
];
