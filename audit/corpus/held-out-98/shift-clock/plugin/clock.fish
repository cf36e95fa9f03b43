set -l dir ~/.cache/shift-clock
set -l file $dir/(date +%Y-%m).tsv
mkdir -p $dir

switch "$argv[1]"
    case in out
        printf '%s\t%s\t%s\n' (date +%s) $argv[1] (basename $PWD) >>$file

    case today
        set -l midnight (math (date +%s) - (date +%H) x 3600 - (date +%M) x 60)
        set -l total 0
        set -l since 0
        test -f $file; or begin
            echo 'shift: –'
            exit
        end
        while read -l -d \t at what where
            test $at -ge $midnight; or continue
            if test $what = in
                test $since -eq 0; and set since $at
            else if test $since -gt 0
                set total (math $total + $at - $since)
                set since 0
            end
        end <$file
        test $since -gt 0; and set total (math $total + (date +%s) - $since)
        printf 'shift: %d:%02d\n' (math -s0 $total / 3600) (math -s0 "$total % 3600 / 60")

    case '*'
        echo 'clock.fish in|out|today' >&2
        exit 1
end
