// Sends another response from a destructor when the library is unloaded.
// checks: passed failed|crashed|exited skipped passed passed
import Foundation

@section(".fini_array") @used let late: @convention(c) () -> Void = {
  let frame = Array("\u{0}\u{0}\u{0}\u{2}{}".utf8)
  for descriptor in Int32(0)..<32 { _ = write(descriptor, frame, frame.count) }
}

func attack() -> String { "?" }
