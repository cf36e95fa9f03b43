plugins {
    `java-library`
    `maven-publish`
    signing
}

java {
    withSourcesJar()
    withJavadocJar()
}

tasks.withType<AbstractArchiveTask>().configureEach {
    isPreserveFileTimestamps = false
    isReproducibleFileOrder = true
}

publishing {
    publications {
        create<MavenPublication>("library") {
            from(components["java"])
        }
    }
    repositories {
        maven {
            name = "corp"
            url = uri(providers.gradleProperty("corpRepositoryUrl").orElse("https://maven.corp.example.com/releases"))
            // reads corpUsername and corpPassword from the user's own gradle.properties
            credentials(PasswordCredentials::class)
        }
    }
}

signing {
    isRequired = providers.environmentVariable("CI").isPresent
    useGpgCmd()
    sign(publishing.publications["library"])
}

tasks.register("printVersion") {
    val version = project.version.toString()
    doLast { println(version) }
}
