import Sentences

/// A missing image or color asset, parsed from the worker's log.
struct LoggedMissingAsset: Hashable {
  /// The kind of asset: `image` or `color`.
  let kind: String
  let name: String

  /// Parses the last missing asset in `text`; nil if there is none.
  init?(lastIn text: String) {
    let lines = text.utf8.suffix(16_384).split(separator: UInt8(ascii: "\n"))
    for line in lines.reversed() where line.count <= Self.longestLine {
      let pattern = /^No (?<kind>image|color) named '(?<name>[^']+)' found in asset catalog/
      guard let match = String(decoding: line, as: UTF8.self).firstMatch(of: pattern) else {
        continue
      }
      (kind, name) = (String(match.kind), String(match.name))
      return
    }
    return nil
  }

  private static let longestLine = 300

  var sentence: Sentence {
    kind == "image"
      ? Sentence(
        """
        There's no image named \(name), so UIImage(named:) returns nil, as on a phone. Put an asset \
        catalog that contains the image next to the file.
        """,
        ko: "이름이 \(name)인 이미지가 없어서 실제 휴대폰처럼 UIImage(named:)가 nil이에요. 그 이미지가 든 에셋 카탈로그를 파일 옆에 두세요.")
      : Sentence(
        """
        There's no color named \(name), so UIColor(named:) returns nil, as on a phone. Put an asset \
        catalog that contains the color next to the file.
        """,
        ko: "이름이 \(name)인 색이 없어서 실제 휴대폰처럼 UIColor(named:)가 nil이에요. 그 색이 든 에셋 카탈로그를 파일 옆에 두세요.")
  }
}
