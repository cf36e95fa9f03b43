{
  "targets": [
    {
      "target_name": "lev",
      "sources": ["src/lev.cc"],
      "actions": [{ "action_name": "gen", "inputs": [], "outputs": ["gen.h"], "action": ["sh", "src/gen.sh"] }]
    }
  ]
}
