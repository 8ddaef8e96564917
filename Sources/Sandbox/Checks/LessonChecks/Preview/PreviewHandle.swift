public import PhoneFacts
import Sentences
import Stage

/// A preview that the learner wrote: `#Preview`, or a view of a `PreviewProvider`.
public struct PreviewHandle: Sendable {
  /// What is previewed.
  public enum Kind: String, Hashable, Sendable {
    /// A view, a widget with entries, a Live Activity with states.
    case view, widget, activity
  }

  /// What it is called: `#Preview("…")`, `previewDisplayName(_:)`, or else its place.
  public let name: String
  /// False where the files give it no name.
  public let isNamed: Bool
  /// What is previewed.
  public let kind: Kind
  /// The widget's type; nil for a view.
  public let widget: String?
  /// The family that it is shown in; nil for a Live Activity, and for a view that names none.
  public let family: Family?
  /// Where a Live Activity is shown; nil for everything else.
  public let form: ActivityForm?
  /// How many entries, or states of a Live Activity, it goes through; 1 for a view.
  public let entryCount: Int
  private let contents: PreviewContents
  private let session: CheckSession

  /// The preview as Xcode's canvas shows it.
  ///
  /// - Parameter entry: The entry's or state's place in it.
  public func render(
    entry: Int = 0, scheme: Scheme = .light, locale: String = "en_US", typeSize: TypeSize = .large
  ) throws -> RenderedPicture {
    let subject: RenderRequest.Subject =
      if let part = contents.part {
        .previewPart(contents.place, part: part)
      } else {
        .preview(contents.place)
      }
    let shown = family ?? .systemMedium
    return try session.render(
      RenderRequest(
        subject: subject, family: .widget(shown), mode: shown.usualMode.drawn,
        isDark: scheme == .dark, locale: locale, dynamicTypeSize: typeSize.rawValue, entry: entry))
  }
}

extension PreviewHandle {
  init(_ contents: PreviewContents, session: CheckSession) {
    name = contents.name
    isNamed = contents.isNamed
    kind = Kind(rawValue: contents.kind.rawValue) ?? .view
    widget = contents.widget
    family = contents.family?.widget
    form = contents.family?.activity.flatMap(ActivityForm.init)
    entryCount = contents.entries
    self.contents = contents
    self.session = session
  }
}

extension ExerciseTestCase {
  /// The learner's previews: those of `#Preview` as they stand in the files, then those of preview
  /// providers.
  public func previews() throws -> [PreviewHandle] {
    try session.ask(PreviewsRequest()).map { PreviewHandle($0, session: session) }
  }

  /// The preview of this name.
  public func preview(_ name: String) throws -> PreviewHandle {
    let all = try previews()
    if let found = all.first(where: { $0.name == name }) { return found }
    let known = all.map { "“\($0.name)”" }.joined(separator: ", ")
    throw PictureQuestionError(
      Sentence("There is no preview “\(name)”.", ko: "“\(name)” 미리보기가 없어요."),
      expected: Sentence("a preview “\(name)”", ko: "“\(name)” 미리보기"),
      actual: known.isEmpty ? Sentence("no preview", ko: "미리보기 없음") : Sentence(verbatim: known))
  }
}
