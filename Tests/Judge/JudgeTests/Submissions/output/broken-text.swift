// Crashes with bytes that aren't text.
// checks: passed crashed skipped passed passed
import Foundation

func attack() -> String {
  let bytes: [UInt8] =
    Array("A.swift:1: Fatal error: ".utf8) + [0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0, 10]
  _ = write(2, bytes, bytes.count)
  abort()
}
