@{
    Journal = 'session-journal.md'
    Stamp   = 'HH:mm:ss'
    Width   = 100
}
