function format_line --argument-names branch changed
    if test $changed -gt 0
        echo "$branch +$changed"
    else
        echo "$branch clean"
    end
end
