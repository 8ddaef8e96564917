import Foundation
import Sentences

/// The sentences that Rings passed to the running check.
///
/// Rings' errors and view names pass through XCTest and authors' messages as plain English text. This type
/// finds the original sentences in that text.
enum CheckSentences {
  /// The maximum number of sentences, beyond which the oldest are dropped.
  ///
  /// A check may make any number of requests, but its failure contains recent sentences.
  private static let most = 256

  private static let kept = Kept()

  /// Records a sentence that is about to become text.
  @discardableResult
  static func note(_ sentence: Sentence) -> Sentence {
    kept.add(sentence)
    return sentence
  }

  /// Records a sentence and returns its text for the check's author.
  static func text(_ sentence: Sentence) -> String { note(sentence).spoken(in: .english) }

  /// Removes all sentences before another check begins.
  static func forget() { kept.removeAll() }

  /// Returns the recorded sentence whose text this is, or else the author's text with the recorded sentences
  /// recognized in it.
  static func sentence(for text: String) -> Sentence {
    let said = kept.all
    return said.last { $0.spoken(in: .english) == text } ?? Sentence(verbatim: text, naming: said)
  }

  /// Returns a sentence of Rings unchanged, or finds recorded sentences in an author's text.
  static func known(_ sentence: Sentence) -> Sentence {
    sentence.isVerbatim ? self.sentence(for: sentence.spoken(in: .english)) : sentence
  }

  private final class Kept: @unchecked Sendable {
    private let lock = NSLock()
    private var sentences: [Sentence] = []

    var all: [Sentence] { lock.withLock { sentences } }

    func add(_ sentence: Sentence) {
      lock.withLock {
        if sentences.last != sentence { sentences.append(sentence) }
        if sentences.count > most { sentences.removeFirst(most / 2) }
      }
    }

    func removeAll() { lock.withLock { sentences = [] } }
  }
}
