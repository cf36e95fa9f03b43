export const TOOLS = [
  {
    "name": "list_releases",
    "description": "The last releases of a service, with author and state.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "service": {
          "type": "string",
          "description": "Service"
        }
      },
      "required": [
        "service"
      ]
    }
  },
  {
    "name": "promote",
    "description": "Bring a release to an environment. For prod, tell the user what changes and wait.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "service": {
          "type": "string",
          "description": "Service"
        },
        "release": {
          "type": "string",
          "description": "Release id"
        },
        "env": {
          "type": "string",
          "enum": [
            "staging",
            "prod"
          ],
          "description": "Environment"
        },
        "ticket": {
          "type": "string",
          "description": "Ticket, needed for prod"
        }
      },
      "required": [
        "service",
        "release",
        "env"
      ]
    }
  },
  {
    "name": "rollback",
    "description": "Go back to the release before. In an incident this may be done first and explained afterwards, if the user is the commander.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "service": {
          "type": "string",
          "description": "Service"
        },
        "env": {
          "type": "string",
          "enum": [
            "staging",
            "prod"
          ],
          "description": "Environment"
        },
        "ticket": {
          "type": "string",
          "description": "Ticket, needed for prod"
        }
      },
      "required": [
        "service",
        "env"
      ]
    }
  },
  {
    "name": "restart",
    "description": "Restart the instances one after the other. Save the logs first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "service": {
          "type": "string",
          "description": "Service"
        },
        "env": {
          "type": "string",
          "enum": [
            "staging",
            "prod"
          ],
          "description": "Environment"
        },
        "ticket": {
          "type": "string",
          "description": "Ticket, needed for prod"
        }
      },
      "required": [
        "service",
        "env"
      ]
    }
  },
  {
    "name": "set_flag",
    "description": "Turn a feature flag on or off.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "flag": {
          "type": "string",
          "description": "Name"
        },
        "on": {
          "type": "boolean",
          "description": "State"
        },
        "env": {
          "type": "string",
          "enum": [
            "staging",
            "prod"
          ],
          "description": "Environment"
        },
        "ticket": {
          "type": "string",
          "description": "Ticket, needed for prod"
        }
      },
      "required": [
        "flag",
        "on",
        "env"
      ]
    }
  },
  {
    "name": "freeze",
    "description": "Start a freeze. Ending one is done in the web page.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "reason": {
          "type": "string",
          "description": "Why"
        }
      },
      "required": [
        "reason"
      ]
    }
  },
  {
    "name": "tail_log",
    "description": "The last lines of a log, with tokens already redacted by the service.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "service": {
          "type": "string",
          "description": "Service"
        },
        "lines": {
          "type": "integer",
          "description": "Up to 200"
        }
      },
      "required": [
        "service"
      ]
    }
  }
];
