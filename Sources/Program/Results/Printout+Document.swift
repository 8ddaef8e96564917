import Foundation
package import Sentences

extension Printout {
  /// Encodes a value as JSON with a trailing newline.
  ///
  /// - Parameter language: The language of sentences.
  package static func json(
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
}
