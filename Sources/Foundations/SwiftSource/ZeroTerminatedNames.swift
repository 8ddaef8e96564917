package import Foundation

/// Names as stored in a compiled module: in sequence, each with a terminating zero byte.
package enum ZeroTerminatedNames {
  /// Returns the names whose length differs from `length` by at most two bytes.
  package static func inside(_ data: Data, near length: Int) -> Set<String> {
    let lengths = max(1, length - 2)...length + 2
    var found: Set<String> = []
    data.withUnsafeBytes { bytes in
      var start = 0
      for place in bytes.indices {
        let byte = bytes[place]
        if isPartOfName(byte) { continue }
        if byte == 0, lengths.contains(place - start) {
          found.insert(String(decoding: bytes[start..<place], as: UTF8.self))
        }
        start = place + 1
      }
    }
    return found
  }

  /// Returns whether a byte can be part of a name in these modules.
  package static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
