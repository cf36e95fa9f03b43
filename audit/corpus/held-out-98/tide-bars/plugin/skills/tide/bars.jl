const EIGHTHS = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█']

function bar(n::Integer, top::Integer; width = 40)
    top == 0 && return ""
    units = round(Int, 8 * width * n / top)
    full, part = divrem(units, 8)
    return "█"^full * (part == 0 ? "" : string(EIGHTHS[part]))
end

function moments(xs)
    μ = sum(xs) / length(xs)
    σ = length(xs) < 2 ? 0.0 : sqrt(sum(abs2, xs .- μ) / (length(xs) - 1))
    return μ, σ
end
