/// A version of iOS, such as 18.0 or 16.4.1.
package struct SystemVersion: Hashable, Comparable, Sendable {
  /// Such as 18.
  package let major: Int
  /// Such as 4 of iOS 16.4.1.
  package let minor: Int
  /// Such as 1 of iOS 16.4.1.
  package let patch: Int

  /// A version by its numbers: `SystemVersion(17)`, `SystemVersion(16, 2)`.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads a version as people write it: `18`, `18.0` or `18.0.1`.
  ///
  /// Nil for everything else, and for numbers that no version has.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? UInt16(part).map(Int.init) : nil
    }
    guard (1...3).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { $0 }
    guard numbers.count == parts.count else { return nil }
    self.init(
      numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// As people write it: `18.0`, and `18.0.1` only where there is a third number.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}

extension SystemVersion: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SystemVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” is no version")
    }
    self = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension SystemVersion {
  /// Widgets of WidgetKit came with it.
  package static let first = SystemVersion(14)
  /// The newest that Apple has shown.
  package static let newest = SystemVersion(27)
  /// The iOS of a phone of which nobody says which it has.
  package static let usual = SystemVersion(18)

  /// Controls in Control Center came with it.
  package static let firstWithControls = SystemVersion(18)

  /// The numbers that Apple left out, when iOS took its number from the year.
  package static let leftOut = 19...25

  /// The first numbers of the versions that a phone with widgets may have, the oldest first.
  package static let majors = (first.major...newest.major).filter { !leftOut.contains($0) }
}
