def f = new File('gradle/wrapper/gradle-wrapper.properties')
if (!f.exists()) System.exit(0)

def p = new Properties()
f.withInputStream { p.load(it) }

def bad = []
def url = p.distributionUrl ?: ''
if (url.startsWith('http:'))                 bad << "distributionUrl uses plain http: $url"
if (!p.distributionSha256Sum)                bad << 'distributionSha256Sum is missing'
if (url.contains('-SNAPSHOT') || url.contains('-rc-')) bad << 'not a final release'

// a build script should not run what it has just downloaded
['build.gradle', 'settings.gradle'].collect { new File(it) }.findAll { it.exists() }.each { s ->
    s.eachLine { line, n ->
        if (line =~ /apply\s+from:\s*['"]https?:/)           bad << "$s.name:$n applies a remote script"
        if (line =~ /\b(evaluate|GroovyShell)\b.*\bURL\b/)   bad << "$s.name:$n evaluates a URL"
        if (line =~ /['"](ba)?sh['"],\s*['"]-c['"]/ && line =~ /curl/) bad << "$s.name:$n pipes curl to a shell"
    }
}

bad.each { System.err.println("gradle: $it") }
System.exit(bad ? 2 : 0)
