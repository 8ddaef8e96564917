import Foundation
import Judge
package import Sentences
import Stage
import Storage
import Viewing

/// Errors in words for people.
package enum ErrorWords {
  /// The sentence that an error is reported with.
  ///
  /// - Parameter language: The language in which to say what a learner's code did.
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
    // It may contain a file's name, or what a learner's code threw.
    return HarmlessText.text(words, limit: .max, keepsLines: true)
  }
}
