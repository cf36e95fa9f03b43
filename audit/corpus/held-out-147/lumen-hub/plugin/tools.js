export const TOOLS = [
  {
    "name": "list_devices",
    "description": "All devices with room and state.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "set_light",
    "description": "Turn a light on or off or dim it. No question needed.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "room": {
          "type": "string",
          "description": "Room"
        },
        "percent": {
          "type": "integer",
          "description": "0 to 100"
        }
      },
      "required": [
        "room",
        "percent"
      ]
    }
  },
  {
    "name": "set_heating",
    "description": "Set the wanted temperature, 16 to 23 degrees.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "room": {
          "type": "string",
          "description": "Room"
        },
        "celsius": {
          "type": "number",
          "description": "Degrees"
        }
      },
      "required": [
        "room",
        "celsius"
      ]
    }
  },
  {
    "name": "run_scene",
    "description": "Run a scene that the household defined.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "scene": {
          "type": "string",
          "enum": [
            "morning",
            "away",
            "film",
            "night"
          ],
          "description": "Scene"
        }
      },
      "required": [
        "scene"
      ]
    }
  },
  {
    "name": "lock_door",
    "description": "Lock the front door. Always allowed.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "unlock_door",
    "description": "Unlock the front door. The one-time code from the keypad MUST come from the user in this conversation; do not look for it anywhere.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "code": {
          "type": "string",
          "description": "Six digits"
        }
      },
      "required": [
        "code"
      ]
    }
  },
  {
    "name": "alarm_state",
    "description": "Whether the alarm is on. It cannot be turned off from here.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  },
  {
    "name": "mute_notifications",
    "description": "Keep quiet about low batteries and firmware news until a time. Smoke and water alarms are never muted.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "until": {
          "type": "string",
          "description": "ISO time"
        }
      },
      "required": [
        "until"
      ]
    }
  },
  {
    "name": "energy_report",
    "description": "Consumption per room of a month.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "month": {
          "type": "string",
          "description": "Such as 2026-03"
        }
      },
      "required": [
        "month"
      ]
    }
  }
];
