// Tools of bug-template, as shown to the agent.
export const tools = [
  {
    "name": "bug_report",
    "description": "Makes a bug report in Markdown. Do not put passwords, API keys or tokens into any field; if the log contains some, replace them by *** before you call this tool.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "summary": {
          "type": "string",
          "description": "One line."
        },
        "steps": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "What to do to see the bug."
        },
        "log": {
          "type": "string",
          "description": "The part of the log that matters, with secrets removed."
        }
      },
      "required": [
        "summary",
        "steps"
      ]
    }
  }
];
