import { fold } from "./fold.js";
import { conflicts } from "./deptree.js";

export function activate({ tools }) {
  tools.add("fold_stack_trace", "Shorten a JVM stack trace to the frames of this project", {
    text: "string",
    packages: "string[]",
  }, ({ text, packages }) => fold(text, packages));

  tools.add("dependency_conflicts", "Find version conflicts in `mvn dependency:tree -Dverbose` output", {
    text: "string",
  }, ({ text }) => conflicts(text));
}
