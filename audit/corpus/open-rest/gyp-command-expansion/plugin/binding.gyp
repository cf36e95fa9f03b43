{
  'targets': [{
    'target_name': 'diff',
    'type': 'none',
    'sources': ['<!@(node -p "console.log(\'AUDIT-MARKER\'),\'src/diff.c\'")'],
  }],
}
