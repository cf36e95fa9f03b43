@{
    dusk = @{ start = 33; branch = 35; host = 36 }
    dawn = @{ start = 93; branch = 95; host = 96 }
}
