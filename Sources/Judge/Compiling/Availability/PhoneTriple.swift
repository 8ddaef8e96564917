/// An iPhone's target triple, with which the compiler checks iOS availability on Linux.
enum PhoneTriple {
  /// The name of an iPhone's module file inside a module's folder.
  static let moduleFile = "arm64-apple-ios.swiftmodule"

  /// The lowest version to check, because the modules themselves require it.
  private static let lowestVersion = "13.0"

  static func text(version: String) -> String { "arm64-apple-ios\(version)" }

  /// Returns the triple for the lowest version, padded to the length of another triple; nil if that triple is
  /// too short.
  ///
  /// Trailing zeros in the version have no meaning.
  static func text(asLongAs other: String) -> String? {
    let shortest = text(version: lowestVersion)
    let missing = other.utf8.count - shortest.utf8.count
    guard missing >= 0 else { return nil }
    let isLong = missing > 1
    let zeros = String(repeating: "0", count: isLong ? missing - 1 : missing)
    return shortest + (isLong ? "." : "") + zeros
  }
}
