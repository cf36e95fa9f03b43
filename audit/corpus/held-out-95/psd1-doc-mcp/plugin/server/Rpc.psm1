using namespace System.IO

class Rpc {
    hidden [TextReader] $In
    hidden [TextWriter] $Out
    hidden [hashtable]  $Methods = @{}

    Rpc([TextReader] $In, [TextWriter] $Out) { $this.In = $In; $this.Out = $Out }

    [void] On([string] $Name, [scriptblock] $Body) { $this.Methods[$Name] = $Body }

    hidden [void] Reply([hashtable] $Message) {
        $Message.jsonrpc = '2.0'
        $this.Out.WriteLine(($Message | ConvertTo-Json -Depth 10 -Compress))
        $this.Out.Flush()
    }

    [void] Run() {
        while ($null -ne ($line = $this.In.ReadLine())) {
            $m = $line | ConvertFrom-Json -AsHashtable
            if (-not $m.ContainsKey('id')) { continue }
            $body = $this.Methods[$m.method]
            if (-not $body) {
                $this.Reply(@{ id = $m.id; error = @{ code = -32601; message = "unknown method $($m.method)" } })
                continue
            }
            try   { $this.Reply(@{ id = $m.id; result = & $body $m.params }) }
            catch { $this.Reply(@{ id = $m.id; error = @{ code = -32000; message = "$_" } }) }
        }
    }
}
