/// An iPhone's triple, by which the compiler speaks of iOS availability on Linux.
enum PhoneTriple {
  /// The name of a module's file for an iPhone in the module's folder.
  static let moduleFile = "arm64-apple-ios.swiftmodule"

  /// The lowest version that can be asked about: the modules themselves say that they need it.
  private static let lowestVersion = "13.0"

  /// The triple for one iOS, such as `arm64-apple-ios17.0`.
  static func text(version: String) -> String { "arm64-apple-ios\(version)" }

  /// The triple for the lowest version, as long as another one; nil where there is none.
  ///
  /// Zeros at a version's end mean nothing.
  static func text(asLongAs other: String) -> String? {
    let shortest = text(version: lowestVersion)
    let missing = other.utf8.count - shortest.utf8.count
    guard missing >= 0 else { return nil }
    let isLong = missing > 1
    let zeros = String(repeating: "0", count: isLong ? missing - 1 : missing)
    return shortest + (isLong ? "." : "") + zeros
  }
}
