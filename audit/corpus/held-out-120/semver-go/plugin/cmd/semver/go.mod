module semver

go 1.22
