# one record for each build
def stamp: now | todate;

{
  kind: "build",
  at: stamp,
  facts: $ENV
}
