using Dates

const DIR = joinpath(get(ENV, "XDG_STATE_HOME", joinpath(homedir(), ".local", "state")), "julia-session-stopwatch")
const OPEN = joinpath(DIR, "open")
const SUMS = joinpath(DIR, "sums.tsv")

function start()
    mkpath(DIR)
    write(OPEN, string(now()))
end

function stop()
    isfile(OPEN) || return
    began = DateTime(strip(read(OPEN, String)))
    rm(OPEN)
    minutes = Dates.value(now() - began) ÷ 60_000
    open(SUMS, "a") do io
        println(io, Date(began), '\t', minutes, '\t', basename(pwd()))
    end
    total = 0
    for line in eachline(SUMS)
        d, m, _ = split(line, '\t'; limit = 3)
        d == string(today()) && (total += parse(Int, m))
    end
    println("This session: $minutes min, today: $(total ÷ 60) h $(total % 60) min")
end

cmd = isempty(ARGS) ? "" : ARGS[1]
cmd == "start" ? start() : cmd == "stop" ? stop() : println(stderr, "usage: watch.jl start|stop")
