// Writes a response while it loads.
// checks: crashed crashed skipped crashed crashed
// score: 0
import Foundation

@section(".init_array") @used let early: @convention(c) () -> Void = {
  let frame: [UInt8] = [0, 0, 0, 2, 0x7b, 0x7d]
  for descriptor in Int32(3)..<32 { _ = write(descriptor, frame, frame.count) }
}

func attack() -> String { "?" }
