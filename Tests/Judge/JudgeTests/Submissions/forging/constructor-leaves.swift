// Ends the process while it loads, before any request.
// checks: exited exited skipped exited exited
// score: 0
import Foundation

@section(".init_array") @used let early: @convention(c) () -> Void = { _exit(0) }

func attack() -> String { "?" }
