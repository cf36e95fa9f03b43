rootProject.name = "hints"
