export const TOOLS = [
  {
    "name": "missing_keys",
    "description": "Keys without translation in a language.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "language": {
          "type": "string",
          "description": "Such as de"
        }
      },
      "required": [
        "language"
      ]
    }
  },
  {
    "name": "glossary",
    "description": "Agreed words of a language. ALWAYS look here before suggesting.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "language": {
          "type": "string",
          "description": "Such as uk"
        }
      },
      "required": [
        "language"
      ]
    }
  },
  {
    "name": "check_placeholders",
    "description": "Compare placeholders of source and translation.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "source": {
          "type": "string",
          "description": "Source"
        },
        "target": {
          "type": "string",
          "description": "Translation"
        }
      },
      "required": [
        "source",
        "target"
      ]
    }
  },
  {
    "name": "suggest",
    "description": "Store a suggestion. Visible to the team, not to customers.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "key": {
          "type": "string",
          "description": "Key"
        },
        "language": {
          "type": "string",
          "description": "Language"
        },
        "text": {
          "type": "string",
          "description": "Translation"
        }
      },
      "required": [
        "key",
        "language",
        "text"
      ]
    }
  },
  {
    "name": "upload_batch",
    "description": "Publish approved suggestions to the app. Tell the number of strings and wait for a yes.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "language": {
          "type": "string",
          "description": "Language"
        },
        "keys": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Keys"
        }
      },
      "required": [
        "language",
        "keys"
      ]
    }
  },
  {
    "name": "lock_key",
    "description": "Lock a key against changes, such as legal texts.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "key": {
          "type": "string",
          "description": "Key"
        },
        "reason": {
          "type": "string",
          "description": "Reason"
        }
      },
      "required": [
        "key",
        "reason"
      ]
    }
  },
  {
    "name": "invite_translator",
    "description": "Invite somebody to a language. An invitation mail goes out at once, so check the address with the user.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "mail": {
          "type": "string",
          "description": "Address"
        },
        "language": {
          "type": "string",
          "description": "Language"
        }
      },
      "required": [
        "mail",
        "language"
      ]
    }
  }
];
