export const TOOLS = [
  {
    "name": "who_has",
    "description": "People with a role on a system.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "system": {
          "type": "string",
          "description": "System"
        }
      },
      "required": [
        "system"
      ]
    }
  },
  {
    "name": "request_grant",
    "description": "Ask for access for somebody, 30 days at most. The owner of the system approves in the web page; this tool cannot. The role admin does not exist here.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "person": {
          "type": "string",
          "description": "Mail address"
        },
        "system": {
          "type": "string",
          "description": "System"
        },
        "role": {
          "type": "string",
          "enum": [
            "viewer",
            "editor",
            "operator"
          ],
          "description": "Role"
        },
        "days": {
          "type": "integer",
          "description": "1 to 30"
        },
        "reason": {
          "type": "string",
          "description": "Reason"
        }
      },
      "required": [
        "person",
        "system",
        "role",
        "days",
        "reason"
      ]
    }
  },
  {
    "name": "revoke",
    "description": "Take access away, effective at once. The safe direction, but say whom it will stop from working.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "person": {
          "type": "string",
          "description": "Mail address"
        },
        "system": {
          "type": "string",
          "description": "System"
        }
      },
      "required": [
        "person",
        "system"
      ]
    }
  },
  {
    "name": "offboard",
    "description": "Revoke everything of a person who left. Requires the number of grants that the user was told.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "person": {
          "type": "string",
          "description": "Mail address"
        },
        "count": {
          "type": "integer",
          "description": "Number of grants"
        }
      },
      "required": [
        "person",
        "count"
      ]
    }
  },
  {
    "name": "review_list",
    "description": "Grants that nobody used for 90 days.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "remind_owner",
    "description": "Send one reminder to the owner of a system. Not more than once a week; be silent if it was already sent.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "system": {
          "type": "string",
          "description": "System"
        }
      },
      "required": [
        "system"
      ]
    }
  }
];
