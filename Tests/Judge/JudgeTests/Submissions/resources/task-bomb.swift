// Starts tasks endlessly.
// checks: passed failed|timedOut|crashed|outOfMemory skipped passed|timedOut|crashed|outOfMemory passed|timedOut|crashed|outOfMemory
// request: 1
func attack() -> String {
  for _ in 0..<200_000 {
    Task.detached {
      while true { await Task.yield() }
    }
  }
  return "?"
}
