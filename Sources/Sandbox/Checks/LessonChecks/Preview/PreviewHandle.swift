public import PhoneFacts
import Sentences
import WorkerProtocol

/// A learner's preview: `#Preview`, or a view of a `PreviewProvider`.
public struct PreviewHandle: Sendable {
  /// The kind of a preview.
  public enum Kind: String, Hashable, Sendable {
    /// A view, a widget with entries, or a Live Activity with states.
    case view, widget, activity
  }

  /// The preview's name from `#Preview("…")` or `previewDisplayName(_:)`, or else its source location.
  public let name: String
  /// Whether the source gives the preview a name.
  public let isNamed: Bool
  /// The preview's kind.
  public let kind: Kind
  /// The widget's type, or `nil` for a view.
  public let widget: String?
  /// The preview's family, or `nil` for a Live Activity and for a view without a family.
  public let family: Family?
  /// The presentation of a Live Activity, or `nil` for other previews.
  public let form: ActivityForm?
  /// The number of entries, or of a Live Activity's states; 1 for a view.
  public let entryCount: Int
  private let contents: PreviewContents
  private let session: CheckSession

  /// Renders the preview as Xcode's canvas does.
  ///
  /// - Parameter entry: The index of the entry or state.
  public func render(
    entry: Int = 0, scheme: Scheme = .light, locale: String = "en_US", typeSize: TypeSize = .large
  ) throws -> RenderedPicture {
    let shown = family ?? .systemMedium
    return try session.render(
      RenderRequest(
        subject: contents.subject, family: .widget(shown), mode: shown.usualMode.drawn,
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
  /// Returns the learner's previews: `#Preview` macros in source order, then the previews of preview
  /// providers.
  public func previews() throws -> [PreviewHandle] {
    try session.ask(PreviewsRequest()).map { PreviewHandle($0, session: session) }
  }

  /// Returns the preview of this name.
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
