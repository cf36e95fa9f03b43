// Shows a button beside each line that is meant to be copied, and copies it. Without this file the line can be selected.
"use strict";
for (const field of document.querySelectorAll(".copy input")) {
  const button = field.parentElement.querySelector("button");
  if (!button || !navigator.clipboard) continue;
  const said = field.parentElement.querySelector("[role=status]");
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      said.textContent = "Copied";
    } catch {
      field.select();
      said.textContent = "Selected: press Ctrl+C";
    }
  });
}
