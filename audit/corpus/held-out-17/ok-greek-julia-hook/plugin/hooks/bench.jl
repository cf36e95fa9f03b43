# Welch's t-test on two files of timings (seconds, one a line)

mean(x) = sum(x) / length(x)
σ²(x, μ = mean(x)) = sum(abs2, x .- μ) / (length(x) - 1)

function welch(x₁, x₂)
    μ₁, μ₂ = mean(x₁), mean(x₂)
    s₁, s₂ = σ²(x₁) / length(x₁), σ²(x₂) / length(x₂)
    Δμ = μ₂ - μ₁
    t = Δμ / √(s₁ + s₂)
    ν = (s₁ + s₂)^2 / (s₁^2 / (length(x₁) - 1) + s₂^2 / (length(x₂) - 1))
    (; Δμ, t, ν)
end

timings(path) = isfile(path) ? parse.(Float64, eachline(path)) : Float64[]

α = 3.0
before, after = timings("bench/before.txt"), timings("bench/after.txt")
if length(before) ≥ 5 && length(after) ≥ 5
    r = welch(before, after)
    if r.t > α
        ms = round(1e3 * r.Δμ; digits = 2)
        println("""{"decision":"block","reason":"slower by $(ms) ms (t = $(round(r.t; digits = 1)))"}""")
    end
end
