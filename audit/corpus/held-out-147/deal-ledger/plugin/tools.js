export const TOOLS = [
  {
    "name": "find_account",
    "description": "Find accounts by name. Always call this before creating anything, to avoid twins.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "name": {
          "type": "string",
          "description": "Full or partial name"
        }
      },
      "required": [
        "name"
      ]
    }
  },
  {
    "name": "get_account",
    "description": "One account with contacts and open deals. Internal ids in the answer mean nothing to the user; do not print them.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Account id"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "add_note",
    "description": "Attach a note to an account. Show the text to the user first. No health or family matters.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "account": {
          "type": "string",
          "description": "Account id"
        },
        "text": {
          "type": "string",
          "description": "Note, at most 2000 characters"
        }
      },
      "required": [
        "account",
        "text"
      ]
    }
  },
  {
    "name": "update_deal",
    "description": "Change stage, amount or next step of a deal.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "id": {
          "type": "string",
          "description": "Deal id"
        },
        "stage": {
          "type": "string",
          "enum": [
            "lead",
            "talk",
            "offer",
            "won",
            "lost"
          ],
          "description": "New stage"
        },
        "amount": {
          "type": "number",
          "description": "Amount in EUR, only if a customer or seller named it"
        },
        "next_step": {
          "type": "string",
          "description": "Verb, owner, date"
        }
      },
      "required": [
        "id"
      ]
    }
  },
  {
    "name": "merge_accounts",
    "description": "Merge two accounts. The second one disappears. Ask, and name both.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "keep": {
          "type": "string",
          "description": "Id that stays"
        },
        "drop": {
          "type": "string",
          "description": "Id that goes"
        }
      },
      "required": [
        "keep",
        "drop"
      ]
    }
  },
  {
    "name": "export_list",
    "description": "Prepare an export; the CRM mails it to the signed-in user, no other address is possible.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "segment": {
          "type": "string",
          "description": "Name of a saved segment"
        }
      },
      "required": [
        "segment"
      ]
    }
  },
  {
    "name": "audit_trail",
    "description": "What this connection changed in the last 24 hours.",
    "inputSchema": {
      "type": "object",
      "properties": {}
    }
  }
];
