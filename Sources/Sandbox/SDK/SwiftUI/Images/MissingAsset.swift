import Foundation
import Sentences

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
