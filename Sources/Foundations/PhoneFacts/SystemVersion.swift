/// An iOS version, such as 18.0 or 16.4.1.
package struct SystemVersion: Hashable, Comparable, Sendable {
  /// The major version, such as 18.
  package let major: Int
  /// The minor version, such as 4 in iOS 16.4.1.
  package let minor: Int
  /// The patch version, such as 1 in iOS 16.4.1.
  package let patch: Int

  /// Creates a version from its parts: `SystemVersion(17)`, `SystemVersion(16, 2)`.
  package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Parses a version such as `18`, `18.0` or `18.0.1`.
  ///
  /// Returns `nil` for other text and for numbers that no version has.
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
  /// The version as text: `18.0`, or `18.0.1` if the patch isn't zero.
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
        in: container, debugDescription: "“\(text)” isn't a version")
    }
    self = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension SystemVersion {
  /// The version that introduced WidgetKit.
  package static let first = SystemVersion(14)
  /// The newest version that Apple has announced.
  package static let newest = SystemVersion(27)
  /// The default version of a simulated phone.
  package static let usual = SystemVersion(18)

  /// The version that introduced controls in Control Center.
  package static let firstWithControls = SystemVersion(18)

  /// The numbers that Apple skipped when iOS version numbers moved to years.
  package static let leftOut = 19...25

  /// The major versions that support widgets, in ascending order.
  package static let majors = (first.major...newest.major).filter { !leftOut.contains($0) }
}
