rootProject.name = "lint-pack"
