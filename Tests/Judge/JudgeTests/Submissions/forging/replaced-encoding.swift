// Replaces the encoding of strings.
import Foundation

extension String {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data("Hello, Mina".utf8))
  }
}

extension Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("Hello, Mina".utf8.map { Int($0) })
  }
}

func attack() -> String { "?" }
