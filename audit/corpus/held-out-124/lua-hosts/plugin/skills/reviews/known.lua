return {
  ["forge.example.com"] = "https://forge.example.com/$path/compare",
  ["code.example.org"] = "https://code.example.org/$path/-/merge_requests/new",
  ["*"] = "https://$host/$path (as $user)",
}
