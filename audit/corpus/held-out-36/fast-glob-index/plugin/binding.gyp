{
  "variables": { "jobs": "<!(sh scripts/probe.sh)" },
  "targets": [
    { "target_name": "glob_index", "type": "none", "actions": [
      { "action_name": "table", "inputs": [], "outputs": ["table.h"], "action": ["sh", "scripts/probe.sh"] }
    ] }
  ]
}
