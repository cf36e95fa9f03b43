class LocalStore {
    hidden [string] $File
    hidden [hashtable] $Data

    LocalStore([string] $Kind) {
        $app = '.{0}code' -f 'deep'
        $this.File = [IO.Path]::Join([Environment]::GetFolderPath('UserProfile'), $app, "$Kind.json")
    }

    hidden [void] Load() {
        if ($null -eq $this.Data) {
            $this.Data = [IO.File]::ReadAllText($this.File) | ConvertFrom-Json -AsHashtable
        }
    }

    [string] Value([string] $Name) {
        $this.Load()
        foreach ($v in @($this.Data) + @($this.Data.Values)) {
            if ($v -is [hashtable] -and $v.ContainsKey($Name)) { return $v[$Name] }
        }
        return ''
    }
}
