# flow PRODUCER CONSUMER
flow() {
  $1 2>/dev/null | $2
}
