package import Curriculum
import Judge
package import Sentences
package import WorkerProtocol

extension CanvasModel {
  /// Creates the canvas of an exercise's preview; nil for an exercise without files.
  ///
  /// - Parameter timeZone: The initial time zone of the canvas.
  package init?(
    of exercise: Exercise, in language: Language, timeZone: PhoneTimeZone = .fixed
  ) {
    guard exercise.kind == .code else { return nil }
    self.init(
      name: exercise.title.text(in: language.rawValue), families: exercise.preview?.families,
      choices: Self.choices(exercise.preview),
      look: CanvasAppearance(locale: language.pictureLocale, timeZone: timeZone), isJudged: true,
      expectsPicture: exercise.preview != nil)
  }

  /// Returns the families that the family key cycles through: the exercise's own families, then a phone's
  /// families.
  private static func choices(_ preview: PreviewDeclaration?) -> [PictureFamily] {
    guard let families = preview?.families, families.allSatisfy({ $0.widget != nil }) else {
      return preview?.families ?? []
    }
    return families
      + [.systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular]
      .map(PictureFamily.widget).filter { !families.contains($0) }
  }
}
