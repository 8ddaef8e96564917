import PhoneFacts
import Sentences
import WorkerProtocol

extension PictureFamily {
  /// Returns the chosen families, or nil for every family that the widget supports.
  ///
  /// - Throws: `OptionError.unknown`.
  static func families(from words: [String]) throws -> [PictureFamily]? {
    let words = words.flatMap { $0.split(separator: ",").map(String.init) }
    if words.contains("all") { return nil }
    return try words.map { word in
      if let family = Family(word: word) { return .widget(family) }
      if let family = PictureFamily(rawValue: word), family.widget == nil { return family }
      throw OptionError.unknown(
        option: "--family", value: word,
        known: Family.shown.map(\.rawValue) + Family.shown.map(\.shortName).sorted() + ["all"])
    }
  }

  /// Returns the chosen family.
  ///
  /// - Throws: `OptionError` for an unknown family or more than one.
  static func family(from word: String) throws -> PictureFamily {
    guard let families = try families(from: [word]), families.count == 1 else {
      throw OptionError.malformed(
        option: "--family", value: word, form: Sentence("as a single family", ko: "패밀리 하나"))
    }
    return families[0]
  }
}
