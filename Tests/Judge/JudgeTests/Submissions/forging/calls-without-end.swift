// Calls the service endlessly, and writes calls into the channel itself.
// checks: passed crashed|timedOut skipped passed passed
// request: 2
import Foundation

func attack() -> String {
  let call = Array("@{\"number\":1,\"address\":\"https://weather.example/\",\"method\":\"GET\",".utf8)
    + Array("\"headers\":{},\"body\":\"\"}".utf8)
  let frame = [0, 0, 0, UInt8(call.count)] + call
  while true { for descriptor in Int32(10)..<14 { _ = write(descriptor, frame, frame.count) } }
}
