import Foundation
import Sentences

extension Printout {
  /// A document with a line's end behind it.
  ///
  /// - Parameter language: In which sentences are said.
  static func json(
    _ value: some Encodable, pretty: Bool = false, language: Language = .english
  ) throws -> Printout {
    let encoder = JSONEncoder()
    encoder.userInfo = language.encoderInfo
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if pretty { encoder.outputFormatting.insert(.prettyPrinted) }
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return .laidOut(String(decoding: try encoder.encode(value), as: UTF8.self) + "\n")
  }

  /// What the argument parser says about a command, which it lays out itself.
  ///
  /// - Parameter columns: The terminal's width; nil where there is none.
  static func help(_ text: String, columns: Int?) -> Printout {
    let translated = HelpHeadings.translated(text, to: HelpLanguage.current)
    var shown = columns.map { HelpWrapping.wrapped(translated, to: $0) } ?? translated
    while shown.last?.isNewline == true { shown.removeLast() }
    return .laidOut(shown + "\n")
  }
}
