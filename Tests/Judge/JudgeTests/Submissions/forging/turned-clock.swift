// Changes the clock, so that time limits never expire.
import Foundation

func attack() -> String {
  var time = timespec(tv_sec: 0, tv_nsec: 0)
  if clock_settime(CLOCK_REALTIME, &time) == 0 { reached("the clock") }
  var interval = timeval(tv_sec: 1, tv_usec: 0)
  if settimeofday(&interval, nil) == 0 { reached("the time of day") }
  if adjtime(&interval, nil) == 0 { reached("the clock's speed") }
  return "?"
}
