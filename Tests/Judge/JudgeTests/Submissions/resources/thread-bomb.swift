// Starts threads endlessly.
// checks: passed failed|timedOut skipped passed passed
// request: 2
import Foundation

func attack() -> String {
  var started = 0
  for _ in 0..<2000 {
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, { _ in while true { sleep(1000) } }, nil)
    if result != 0 { break }
    started += 1
  }
  if started > 100 { reached("\(started) threads") }
  return "?"
}
