// Ends itself with a signal that no crash sends.
// checks: passed crashed skipped passed passed
// says: SIGALRM
import Foundation

func attack() -> String {
  ualarm(1000, 0)
  while true { pause() }
}
