{ pkgs ? import <nixpkgs> { } }:

pkgs.mkShell {
  name = "toolset";

  packages = with pkgs; [
    treefmt
    nixfmt-rfc-style
    shfmt
    nodePackages.prettier
  ];

  shellHook = ''
    echo "toolset: treefmt, nixfmt, shfmt, prettier"
    export PRETTIER_LOG=warn
  '';
}
