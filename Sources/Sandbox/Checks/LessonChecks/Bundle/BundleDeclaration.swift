import Sentences
import WorkerProtocol

/// A learner's widget bundle and its members, as if on the newest iOS.
public struct BundleDeclaration: Hashable, Sendable {
  /// The bundle's type name.
  public let type: String
  /// The type names of the bundle's widgets and controls, in source order.
  ///
  /// The members of a nested bundle appear in its place.
  public let members: [String]
  /// The members that are widgets.
  public let widgets: [String]
  /// The members that are controls.
  public let controls: [String]

  init(_ contents: BundleContents) {
    type = contents.type
    members = contents.members
    controls = contents.controls
    widgets = contents.members.filter { !contents.controls.contains($0) }
  }
}

extension ExerciseTestCase {
  /// Returns every widget bundle that the learner's files declare.
  public func bundles() throws -> [BundleDeclaration] {
    try session.ask(BundlesRequest()).map(BundleDeclaration.init)
  }

  /// Returns a widget bundle by its type name.
  ///
  /// - Parameter type: If `nil`, returns the bundle with the most members, because a nested bundle has fewer
  ///   than its parent.
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
