import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Critic {
    private static final Pattern MSG = Pattern.compile("git commit[^\"]*-m \\\\\"(.*?)\\\\\"");
    private static final Pattern HEAD = Pattern.compile("^(feat|fix|docs|chore|refactor|test|build|ci)(\\([\\w-]+\\))?!?: .+");

    public static void main(String[] args) throws Exception {
        String in = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
        Matcher m = MSG.matcher(in);
        if (!m.find()) return;

        String subject = m.group(1).split("\\\\n", 2)[0];
        List<String> bad = new ArrayList<>();
        if (!HEAD.matcher(subject).matches()) bad.add("the subject has no type (feat, fix, ...)");
        if (subject.length() > 72) bad.add("the subject has " + subject.length() + " characters");
        if (subject.endsWith(".")) bad.add("no full stop at the end of the subject");
        for (String f : staged()) {
            if (f.endsWith(".pem") || f.endsWith(".env") || f.endsWith("id_rsa") || f.endsWith(".npmrc")) {
                bad.add(f + " looks like a credential file: unstage it");
            }
        }
        if (bad.isEmpty()) return;
        bad.forEach(b -> System.err.println("commit: " + b));
        System.exit(2);
    }

    static List<String> staged() throws Exception {
        Process p = new ProcessBuilder("git", "diff", "--cached", "--name-only").redirectErrorStream(false).start();
        String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        p.waitFor();
        return out.lines().toList();
    }
}
