import WorkerProtocol
import SwiftSource

extension SourceOutline {
  private static let providerProtocols = [
    "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider",
  ]

  /// The types that provide timelines, with their extensions.
  var providers: [TypeDeclaration] {
    let names = Set(
      types.filter { type in type.inherited.contains(where: Self.providerProtocols.contains) }
        .map(\.name))
    return types.filter { names.contains($0.name) }
  }
}

extension Examination {
  /// Returns the location of one of these functions in the widget's provider, or `nil` if several providers
  /// have such a function.
  func place(ofProvider names: String...) -> LintPlace? {
    let found = source.providers.flatMap { type in
      type.members.filter { names.contains($0.name) }.map {
        LintPlace(file: type.file, line: $0.line)
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}
