package import Foundation

/// Names as a compiled module keeps them: one behind the other, each with a zero at its end.
package enum ZeroTerminatedNames {
  /// Those in some bytes whose length is within two of the one asked for, in bytes.
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

  /// Whether a byte can stand in a name that these modules have.
  package static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
