package import Foundation
import Sentences

/// A phone's time zone, named as in the IANA time zone database.
package struct PhoneTimeZone: Hashable, Sendable {
  /// A name such as `Asia/Seoul`.
  package let identifier: String

  /// The zone for checks, lesson pictures and linting, so that results are the same on every machine.
  package static let fixed = PhoneTimeZone(known: "GMT")

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates the zone with this name; nil if it isn't in the database.
  ///
  /// The C library, `DateFormatter` and the rest of Foundation read two copies of the database. A name must
  /// be in both, or they would disagree on the time.
  package init?(_ identifier: String) {
    guard Self.isWellFormed(identifier), TimeZone(identifier: identifier) != nil,
      identifier == Self.fixed.identifier || Self.isInstalled(identifier)
    else { return nil }
    self.identifier = identifier
  }

  /// The zone as a `TimeZone`.
  package var zone: TimeZone { TimeZone(identifier: identifier) ?? .gmt }

  /// The environment's `TZ` for a process in this zone.
  package var variable: String { self == .fixed ? "UTC" : identifier }

  private static let folder = "/usr/share/zoneinfo/"

  /// Returns whether the name is a safe path in the database's folder.
  private static func isWellFormed(_ name: String) -> Bool {
    !name.isEmpty && name.first != "/" && !name.contains("..")
      && name.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/_+-".utf8.contains(byte)
      }
  }

  private static func isInstalled(_ name: String) -> Bool {
    let file = try? FileHandle(forReadingFrom: URL(filePath: folder + name))
    return (try? file?.read(upToCount: 4)) == Data("TZif".utf8)
  }

  /// The sorted names of all zones, including older names.
  package static var allNames: [String] {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return files.filter { PhoneTimeZone($0) != nil }.sorted()
  }

  /// Returns the names in the database that are nearest to an unknown name, nearest first.
  ///
  /// A city's name alone finds its zone.
  package static func names(near typed: String) -> [String] {
    let nearest = Suggestion.nearestFirst(to: typed, allNames) { name in
      [name, name.split(separator: "/").last.map(String.init) ?? name]
    }
    return Array(nearest.prefix(3))
  }
}

extension PhoneTimeZone: Codable {
  package init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
