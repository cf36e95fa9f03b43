print("AUDIT-MARKER")
