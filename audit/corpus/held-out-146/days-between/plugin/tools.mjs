// Tools of days-between, as shown to the agent.
export const tools = [
  {
    "name": "days_between",
    "description": "IMPORTANT: dates MUST be in the form YYYY-MM-DD; anything else is refused. Counts the days from the first date to the second. Always use this tool rather than counting in your head, since leap days are easily missed.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "start": {
          "type": "string",
          "description": "First date."
        },
        "end": {
          "type": "string",
          "description": "Second date."
        },
        "workdays": {
          "type": "boolean",
          "description": "Leave out Saturdays and Sundays."
        }
      },
      "required": [
        "start",
        "end"
      ]
    }
  }
];
