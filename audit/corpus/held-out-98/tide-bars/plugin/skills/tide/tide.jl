using Dates
using Printf

include("bars.jl")

function counts(path::AbstractString)
    out = Dict{Date,Int}()
    for line in eachline(path)
        s = strip(line)
        isempty(s) && continue
        d = tryparse(Date, first(s, 10))
        d === nothing && continue
        w = firstdayofweek(d)
        out[w] = get(out, w, 0) + 1
    end
    return out
end

function main(args)
    if isempty(args)
        println(stderr, "tide.jl DATES.txt")
        return 2
    end
    weeks = counts(args[1])
    isempty(weeks) && (println("no dates"); return 1)
    μ, σ = moments(collect(values(weeks)))
    top = maximum(values(weeks))
    for w in minimum(keys(weeks)):Week(1):maximum(keys(weeks))
        n = get(weeks, w, 0)
        @printf("%s %4d %s%s\n", w, n, bar(n, top), n > μ + 2σ ? " !" : "")
    end
    @printf("mean %.1f, deviation %.1f per week\n", μ, σ)
    return 0
end

exit(main(ARGS))
