// Leaves no stack to crash on, and an invalid frame.
// checks: passed crashed skipped passed passed
import Foundation

func attack() -> String {
  var none = stack_t()
  none.ss_flags = Int32(SS_DISABLE)
  sigaltstack(&none, nil)
  func deep(_ number: Int) -> Int { number &+ deep(number &+ 1) &* 3 }
  return "\(deep(1))"
}
