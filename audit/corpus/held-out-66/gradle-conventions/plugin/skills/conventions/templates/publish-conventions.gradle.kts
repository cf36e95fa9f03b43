plugins {
    `maven-publish`
}

publishing {
    publications {
        create<MavenPublication>("main") { from(components["java"]) }
    }
    repositories {
        maven {
            name = "house"
            url = uri("https://maven.example.com/releases")
            // houseUsername and housePassword are asked of Gradle only when something is published
            credentials(PasswordCredentials::class)
        }
    }
}
