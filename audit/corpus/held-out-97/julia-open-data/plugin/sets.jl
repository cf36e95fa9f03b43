# list the data sets which lie below ./data
const KINDS = Dict(".csv" => "CSV", ".tsv" => "TSV", ".parquet" => "Parquet", ".json" => "JSON")

function human(n)
    for u in ("B", "kB", "MB", "GB")
        n < 1000 && return string(round(n; digits = 1), " ", u)
        n /= 1000
    end
    return "large"
end

isdir("data") || exit()

for (root, _, files) in walkdir("data")
    for f in files
        ext = lowercase(splitext(f)[2])
        haskey(KINDS, ext) || continue
        p = joinpath(root, f)
        println(rpad(KINDS[ext], 9), rpad(human(filesize(p)), 12), p)
    end
end
