/// What a compiler on Linux is told that it compiles for, so that it speaks of iOS availability.
package struct PhoneTriple: Sendable, Hashable {
  /// The processor's name in triples.
  let architecture: String

  /// Whether objects are of Linux's format, or none are made.
  let makesObjects: Bool

  /// An iPhone: source is looked at, and nothing is made of it.
  package static let iPhone = PhoneTriple(architecture: "arm64", makesObjects: false)

  /// An iPhone with this machine's processor, whose objects Linux can link and run.
  ///
  /// Nil where functions of Swift would be called in another way than Linux's libraries are: on arm64, Apple
  /// packs arguments on the stack more tightly.
  ///
  /// - Parameter architecture: The machine's, such as `x86_64`.
  package static func runnable(on architecture: String) -> PhoneTriple? {
    architecture == "x86_64" ? PhoneTriple(architecture: architecture, makesObjects: true) : nil
  }

  /// The lowest version that can be asked about: the modules themselves say that they need it.
  static let lowestVersion = "13.0"

  private var ending: String { makesObjects ? "-elf" : "" }

  /// The triple for one iOS, such as `arm64-apple-ios17.0`.
  func text(version: String) -> String { "\(architecture)-apple-ios\(version)\(ending)" }

  /// The triple for the lowest version, as long as another one; nil where there is none.
  ///
  /// Zeros at a version's end mean nothing.
  package func text(asLongAs other: String) -> String? {
    let shortest = text(version: Self.lowestVersion)
    let missing = other.utf8.count - shortest.utf8.count
    guard missing >= 0 else { return nil }
    let isLong = missing > 1
    let zeros = String(repeating: "0", count: isLong ? missing - 1 : missing)
    return text(version: Self.lowestVersion + (isLong ? "." : "") + zeros)
  }

  /// What a module's file for it is called in the module's folder.
  var moduleFile: String { "\(architecture)-apple-ios\(ending).swiftmodule" }
}
