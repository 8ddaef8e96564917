import Foundation
package import Sentences

extension Printout {
  /// A document with a line's end behind it.
  ///
  /// - Parameter language: In which sentences are said.
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
