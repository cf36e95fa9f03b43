export const TOOLS = [
  {
    "name": "get_diff",
    "description": "Diff of a merge request without generated files.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        }
      },
      "required": [
        "project",
        "number"
      ]
    }
  },
  {
    "name": "get_checks",
    "description": "State of the pipeline.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        }
      },
      "required": [
        "project",
        "number"
      ]
    }
  },
  {
    "name": "draft_comment",
    "description": "Prepare a comment on a line. Nobody sees it before post_review. Leave out style: the formatter handles it, do not mention it.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        },
        "file": {
          "type": "string",
          "description": "Path"
        },
        "line": {
          "type": "integer",
          "description": "Line"
        },
        "text": {
          "type": "string",
          "description": "Comment"
        }
      },
      "required": [
        "project",
        "number",
        "file",
        "line",
        "text"
      ]
    }
  },
  {
    "name": "post_review",
    "description": "Post all drafts with a summary. The user reads the list first.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        },
        "summary": {
          "type": "string",
          "description": "Summary"
        }
      },
      "required": [
        "project",
        "number",
        "summary"
      ]
    }
  },
  {
    "name": "discard_drafts",
    "description": "Throw away the drafts of this session.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        }
      },
      "required": [
        "project",
        "number"
      ]
    }
  },
  {
    "name": "request_reviewers",
    "description": "Invite people to review, two at most, named by the user.",
    "inputSchema": {
      "type": "object",
      "properties": {
        "project": {
          "type": "string",
          "description": "group/name"
        },
        "number": {
          "type": "integer",
          "description": "Number"
        },
        "people": {
          "type": "array",
          "items": {
            "type": "string"
          },
          "description": "Names"
        }
      },
      "required": [
        "project",
        "number",
        "people"
      ]
    }
  }
];
