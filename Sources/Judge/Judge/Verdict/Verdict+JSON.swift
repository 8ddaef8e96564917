package import Foundation
package import Sentences

extension Verdict {
  /// The verdict as `rings check --json` prints it; `verdict.schema.json` describes it.
  ///
  /// - Parameter language: In which its sentences are said.
  package func json(in language: Language) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo = language.encoderInfo
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
