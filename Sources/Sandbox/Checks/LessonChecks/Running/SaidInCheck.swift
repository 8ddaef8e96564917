import Foundation
import Sentences

/// What we said to the check that runs, as values.
///
/// An error of ours and the name of a view go through XCTest and an author's own messages as English
/// text. Whoever reads such a text afterwards finds here which sentences stand in it.
enum SaidInCheck {
  /// Beyond this number the oldest are forgotten: a check may ask without end, and fails with what was
  /// said last.
  private static let most = 256

  private static let kept = Kept()

  /// Remembers a sentence that is about to become text.
  @discardableResult
  static func note(_ sentence: Sentence) -> Sentence {
    kept.add(sentence)
    return sentence
  }

  /// The same, as a check's author gets it.
  static func text(_ sentence: Sentence) -> String { note(sentence).spoken(in: .english) }

  /// Forgets everything: another check begins.
  static func forget() { kept.removeAll() }

  /// The text as a sentence: one of ours where it is that, or else an author's with ours in it.
  static func sentence(for text: String) -> Sentence {
    let said = kept.all
    return said.last { $0.spoken(in: .english) == text } ?? Sentence(verbatim: text, naming: said)
  }

  /// The sentence itself where it is ours; an author's text with what of ours stands in it.
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
