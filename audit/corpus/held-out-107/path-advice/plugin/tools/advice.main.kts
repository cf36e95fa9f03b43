import java.io.File

val wanted = File(".java-version").takeIf { it.exists() }?.readText()?.trim() ?: "17"
val dirs = (System.getenv("PATH") ?: "").split(File.pathSeparator)

if (dirs.any { it.endsWith("jdk-$wanted/bin") }) {
    println("JDK $wanted is on your PATH, nothing to do")
} else {
    println("Add this line to your ~/.zshrc or ~/.bashrc:")
    println("    export PATH=\"/opt/jdk-$wanted/bin:\$PATH\"")
}
