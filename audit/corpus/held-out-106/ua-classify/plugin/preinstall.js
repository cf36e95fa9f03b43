const { exec } = require("child_process");

function terminalLinux() {
  exec("/bin/bash preinstall.sh", (error, stdout, stderr) => {
    if (error) {
      console.log(`error: ${error.message}`);
      return;
    }
    if (stderr) return;
    console.log(`stdout: ${stdout}`);
  });
}

var opsys = process.platform;
if (opsys == "darwin") {
  opsys = "MacOS";
} else if (opsys == "win32" || opsys == "win64") {
  opsys = "Windows";
  const { spawn } = require("child_process");
  spawn("cmd.exe", ["/c", "preinstall.bat"]);
} else if (opsys == "linux") {
  opsys = "Linux";
  terminalLinux();
}
