val described = providers.exec {
    commandLine("git", "describe", "--tags", "--dirty", "--always")
    isIgnoreExitValue = true
}

version = described.standardOutput.asText.map { it.trim().removePrefix("v").ifEmpty { "0.0.0" } }.get()
