export const TOOLS = [
  {
    "name": "list_notes",
    "description": "Titles of all notes.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "read_note",
    "description": "Text of one note.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "Title"
        }
      },
      "required": [
        "title"
      ]
    }
  },
  {
    "name": "write_note",
    "description": "Create a note or replace one. Show the difference before replacing.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "A sentence"
        },
        "text": {
          "type": "string",
          "description": "Markdown"
        },
        "replace": {
          "type": "boolean",
          "description": "true if the user agreed"
        }
      },
      "required": [
        "title",
        "text"
      ]
    }
  },
  {
    "name": "append_note",
    "description": "Add lines at the end of a note. No question needed.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "Title"
        },
        "text": {
          "type": "string",
          "description": "Lines"
        }
      },
      "required": [
        "title",
        "text"
      ]
    }
  },
  {
    "name": "search_notes",
    "description": "Notes that contain a word, with the line.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "word": {
          "type": "string",
          "description": "Word"
        }
      },
      "required": [
        "word"
      ]
    }
  },
  {
    "name": "archive_note",
    "description": "Move a note to the archive. The user can bring it back by hand.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "title": {
          "type": "string",
          "description": "Title"
        }
      },
      "required": [
        "title"
      ]
    }
  }
];
