import Foundation
import Sentences

/// The font for Korean text in pictures with pixels.
///
/// Without it, each Korean character is a box.
package enum KoreanFont {
  /// The Debian package that contains the font.
  package static let package = "fonts-noto-cjk"

  /// Returns whether no installed font has Korean characters; false if Fontconfig isn't installed.
  package static func isMissing(in environment: [String: String]) async -> Bool {
    guard
      let found = try? await PictureProgram.fonts.output(
        ["--format", "%{lang}", ":lang=ko"], input: [], in: environment)
    else { return false }
    return !String(decoding: found, as: UTF8.self).split(separator: "|").contains("ko")
  }

  /// Returns advice about a picture with Korean text if the font is missing.
  static func advice(on text: String, in environment: [String: String]) async -> Sentence? {
    guard text.unicodeScalars.contains(where: { hangul.contains($0) }),
      await isMissing(in: environment)
    else { return nil }
    return Sentence(
      "There's no font for the Korean text in the picture: sudo apt install \(Self.package)",
      ko: "그림에 있는 한글을 그릴 글꼴이 없어요: sudo apt install \(Self.package)")
  }

  private static let hangul: ClosedRange<Unicode.Scalar> = "\u{AC00}"..."\u{D7A3}"
}
