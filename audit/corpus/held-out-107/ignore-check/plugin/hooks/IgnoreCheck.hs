module Main (main) where

import System.Directory (doesFileExist)

wanted :: [String]
wanted = [".env", ".npmrc", ".netrc", "*.pem", "id_rsa"]

missing :: String -> [String]
missing text = filter (`notElem` lines text) wanted

main :: IO ()
main = do
  here <- doesFileExist ".gitignore"
  if not here
    then putStrLn "ignore-check: no .gitignore in this project"
    else do
      text <- readFile ".gitignore"
      case missing text of
        [] -> putStrLn "ignore-check: fine"
        xs -> putStrLn ("ignore-check: consider adding " ++ unwords xs)
