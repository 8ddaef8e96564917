package import Sentences

/// A criterion that a teacher grades, as declared in an exercise.
///
/// A class may replace it with one of its own.
package struct CriterionDeclaration: Codable, Hashable, Sendable {
  /// The name in the teacher's table of points.
  package var identifier: String
  package var title: LocalizedText
  /// The maximum number of points, which aren't part of the exercise's own points.
  package var points: Double
  /// The requirements for full points; nil if the title says enough.
  package var words: LocalizedText?

  package init(
    identifier: String, title: LocalizedText, points: Double, words: LocalizedText? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.points = points
    self.words = words
  }
}

extension ClassFile.Criterion {
  init(_ declaration: CriterionDeclaration, in language: Language) {
    self.init(
      identifier: declaration.identifier, title: declaration.title.text(in: language.rawValue),
      points: declaration.points, words: declaration.words?.text(in: language.rawValue))
  }
}

extension Exercise {
  /// Returns the criteria of this exercise and of a class.
  ///
  /// A class's criterion replaces the exercise's criterion of the same title or identifier.
  package func gradedCriteria(
    with own: [ClassFile.Criterion], in language: Language
  ) -> [ClassFile.Criterion] {
    var rest = own
    let declared = self.criteria.map { declaration -> ClassFile.Criterion in
      let titles = Set(declaration.title.translations.values.map(Self.plain))
      let place = rest.firstIndex {
        $0.identifier == declaration.identifier || titles.contains(Self.plain($0.title))
      }
      return place.map { rest.remove(at: $0) } ?? ClassFile.Criterion(declaration, in: language)
    }
    return declared + rest
  }

  private static func plain(_ title: String) -> String {
    title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
