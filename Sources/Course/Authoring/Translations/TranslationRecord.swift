package import Curriculum
package import Foundation

/// The texts that a pack's translations were made from, as fingerprints in the pack's `translations.txt`.
///
/// Each line has an exercise, a language, and a pair of fingerprints for each text: the translation's and the
/// original's. The order of the texts doesn't matter, so moved paragraphs stay recorded.
package struct TranslationRecord: Equatable, Sendable {
  package static let fileName = "translations.txt"

  /// The name that identifies the pack's manifest; no exercise has it.
  private static let manifest = "pack.yml"

  /// The fingerprints of originals by line heading and the translation's fingerprint.
  private var originals: [String: [String: Set<String>]] = [:]

  /// Reads a pack's record; empty if there's none.
  package init(of pack: Pack) {
    let text = PackText.read(Self.file(of: pack)) ?? ""
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 2 else { continue }
      let heading = "\(words[0]) \(words[1])"
      for pair in words.dropFirst(2) {
        let prints = pair.split(separator: "=").map(String.init)
        guard prints.count == 2 else { continue }
        originals[heading, default: [:]][prints[0], default: []].insert(prints[1])
      }
    }
  }

  package static func file(of pack: Pack) -> URL { pack.folder.appending(path: fileName) }

  package var isEmpty: Bool { originals.isEmpty }

  /// Whether a recorded translation was made from a different original.
  func isStale(_ text: TranslatedText) -> Bool {
    let prints = text.fingerprints
    guard let known = originals[Self.heading(of: text)]?[prints.translation] else { return false }
    return !known.contains(prints.original)
  }

  /// Records that the translations of some exercises, and of `pack.yml`, are up to date.
  ///
  /// - Returns: The number of recorded texts.
  package mutating func record(_ exercises: [Exercise], of pack: Pack) -> Int {
    let texts =
      TranslatedText.all(ofManifestOf: pack)
      + exercises.flatMap { TranslatedText.all(of: $0, in: pack) }
    let present = Set(pack.exercises.map(\.identifier) + [Self.manifest])
    let chosen = Set(exercises.map(\.identifier) + [Self.manifest])
    originals = originals.filter { heading, _ in
      let name = heading.split(separator: " ").first.map(String.init) ?? ""
      return present.contains(name) && !chosen.contains(name)
    }
    for text in texts {
      let prints = text.fingerprints
      originals[Self.heading(of: text), default: [:]][prints.translation, default: []]
        .insert(prints.original)
    }
    return texts.count
  }

  private static func heading(of text: TranslatedText) -> String {
    "\(text.exercise?.identifier ?? manifest) \(text.language)"
  }

  /// The contents of the record's file, in a stable order.
  package var text: String {
    "# Fingerprints of translations and their originals, written by `rings pack translated`.\n"
      + originals.sorted { $0.key < $1.key }.map { heading, pairs in
        let prints = pairs.sorted { $0.key < $1.key }.flatMap { translation, originals in
          originals.sorted().map { "\(translation)=\($0)" }
        }
        return "\(heading) \(prints.joined(separator: " "))\n"
      }.joined()
  }
}
