import Sentences
import Stage

/// What a widget bundle of the learner's lists, as on the newest iOS.
public struct BundleDeclaration: Hashable, Sendable {
  /// The bundle's type name.
  public let type: String
  /// The types of its widgets and controls in their order; in the place of a bundle inside it stand that
  /// one's.
  public let members: [String]
  /// Those of them that are widgets.
  public let widgets: [String]
  /// Those of them that are controls.
  public let controls: [String]

  init(_ contents: BundleContents) {
    type = contents.type
    members = contents.members
    controls = contents.controls
    widgets = contents.members.filter { !contents.controls.contains($0) }
  }
}

extension ExerciseTestCase {
  /// Every widget bundle that the learner's files declare.
  public func bundles() throws -> [BundleDeclaration] {
    try session.ask(BundlesRequest()).map(BundleDeclaration.init)
  }

  /// A widget bundle by its type name; nil takes the only one, or that which lists most: a bundle inside
  /// another lists less.
  public func bundle(_ type: String? = nil) throws -> BundleDeclaration {
    let all = try bundles()
    let found =
      if let type {
        all.first { $0.type == type }
      } else {
        all.max { $0.members.count < $1.members.count }
      }
    if let found { return found }
    let name = type.map { "`\($0)`" } ?? "WidgetBundle"
    throw PictureQuestionError(
      Sentence("There is no bundle \(name).", ko: "\(name) 번들이 없어요."),
      expected: Sentence("a bundle \(name)", ko: "\(name) 번들"),
      actual: all.isEmpty
        ? Sentence("no bundle", ko: "번들 없음")
        : Sentence(verbatim: all.map(\.type).joined(separator: ", ")))
  }
}
