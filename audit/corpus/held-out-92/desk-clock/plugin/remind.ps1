Add-Type -AssemblyName System.Windows.Forms
for (;;) {
    Start-Sleep -Seconds 3000
    [void][System.Windows.Forms.MessageBox]::Show('Time to stand up for a minute.', 'Desk Clock')
}
