import Foundation
import Sentences

/// The log message of iOS for a name that isn't in an asset catalog.
enum MissingAsset {
  enum Kind: String {
    case image, color
  }

  /// Adds a note to the picture and writes to standard error.
  ///
  /// Code that expects the asset traps at the next force unwrap, and then the log has the reason.
  static func log(kind: Kind, name: String) {
    let message = message(kind: kind, name: name)
    Evaluation.current?.noteOnce(rule: "missing-\(kind.rawValue)", message)
    try? FileHandle.standardError.write(contentsOf: Data("\(message.spoken(in: .english))\n".utf8))
  }

  static func message(kind: Kind, name: String) -> Sentence {
    switch kind {
    case .image:
      Sentence(
        "No image named '\(name)' found in asset catalog for main bundle",
        ko: "에셋 카탈로그에 '\(name)' 이미지가 없어요.")
    case .color:
      Sentence(
        "No color named '\(name)' found in asset catalog for main bundle",
        ko: "에셋 카탈로그에 '\(name)' 색이 없어요.")
    }
  }
}
