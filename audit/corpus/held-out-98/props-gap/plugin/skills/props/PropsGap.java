import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class PropsGap {
    private static final Pattern NAME = Pattern.compile("^(.+?)(_[a-z]{2}(?:_[A-Z]{2})?)?\\.properties$");

    record Bundle(Path path, Properties values) {}

    public static void main(String[] args) throws IOException {
        if (args.length == 0) {
            System.err.println("PropsGap FOLDER...");
            System.exit(2);
        }
        Map<String, Map<String, Bundle>> families = new TreeMap<>();
        for (String a : args) {
            try (var paths = Files.walk(Path.of(a))) {
                for (Path p : (Iterable<Path>) paths.filter(Files::isRegularFile)::iterator) {
                    Matcher m = NAME.matcher(p.getFileName().toString());
                    if (!m.matches()) continue;
                    String key = p.resolveSibling(m.group(1)).toString();
                    String lang = m.group(2) == null ? "" : m.group(2).substring(1);
                    families.computeIfAbsent(key, k -> new TreeMap<>()).put(lang, new Bundle(p, load(p)));
                }
            }
        }

        int gaps = 0;
        for (var family : families.entrySet()) {
            Bundle base = family.getValue().get("");
            if (base == null) {
                System.out.println(family.getKey() + ": no default bundle");
                continue;
            }
            Set<String> wanted = base.values().stringPropertyNames();
            for (var e : family.getValue().entrySet()) {
                if (e.getKey().isEmpty()) continue;
                Set<String> has = e.getValue().values().stringPropertyNames();
                gaps += report(e.getValue().path(), "missing", minus(wanted, has));
                gaps += report(e.getValue().path(), "unused", minus(has, wanted));
            }
        }
        System.exit(gaps == 0 ? 0 : 1);
    }

    private static Properties load(Path p) throws IOException {
        Properties out = new Properties();
        try (Reader r = Files.newBufferedReader(p, StandardCharsets.UTF_8)) {
            out.load(r);
        }
        return out;
    }

    private static Set<String> minus(Set<String> a, Set<String> b) {
        Set<String> out = new TreeSet<>(a);
        out.removeAll(b);
        return out;
    }

    private static int report(Path p, String what, Set<String> keys) {
        for (String k : keys) System.out.printf("%s: %s %s%n", p, what, k);
        return keys.size();
    }
}
