import Foundation
import Judge
package import Sentences
import WorkerProtocol
import Storage
import Viewing

package enum ErrorExplanation {
  /// Returns the message for an error.
  ///
  /// - Parameter language: The language for messages about a learner's code.
  package static func text(of error: any Error, in language: Language) -> String {
    let words =
      switch error {
      case let error as WorkerEnd:
        StudioFailure.ended(error).placedSentence.spoken(in: language)
      case let error as StudioFailure: error.placedSentence.spoken(in: language)
      case let error where SystemReason.isFoundations(error): SystemReason.text(of: error)
      case let error as any SpokenError: error.sentence.spoken(in: language)
      case let error as any CustomStringConvertible & Error: error.description
      default: error.localizedDescription
      }
    // The message may contain a file name or text from a learner's code.
    return SanitizedText.text(words, limit: .max, keepsLines: true)
  }
}
