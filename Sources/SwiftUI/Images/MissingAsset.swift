import Foundation

/// What a phone says in its log about a name that no asset catalog has.
enum MissingAsset {
  enum Kind: String {
    case image, color
  }

  /// Notes the name with the picture, and writes it where errors go: code that takes it for granted
  /// ends at the next force-unwrap, and then the log tells why.
  static func log(kind: Kind, name: String) {
    let message = message(kind: kind, name: name)
    Evaluation.current?.noteOnce(rule: "missing-\(kind.rawValue)", message)
    try? FileHandle.standardError.write(contentsOf: Data("\(message)\n".utf8))
  }

  static func message(kind: Kind, name: String) -> String {
    "No \(kind.rawValue) named '\(name)' found in asset catalog for main bundle"
  }
}
