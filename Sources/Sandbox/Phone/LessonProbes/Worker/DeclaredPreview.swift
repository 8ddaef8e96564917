import SwiftUI
import WidgetKit

/// A preview in the learner's code, from a macro or a preview provider.
struct DeclaredPreview {
  enum Source {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
    /// One of the Live Activities that a provider shows.
    case activity(ProvidedActivityPreview)
  }

  let name: String
  /// Whether the learner named the preview.
  let isNamed: Bool
  let source: Source
}

extension DeclaredPreview {
  /// Returns a plugin's previews: `#Preview` macros in source order, then preview providers.
  @MainActor
  static func all(in library: PluginLibrary) throws -> [DeclaredPreview] {
    let macros = library.types(conformingTo: "PreviewRegistry")
      .compactMap { $0.type as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = library.types(conformingTo: "PreviewProvider")
    return try macros.enumerated().map { index, type in
      let name = try type.makePreview().name
      return DeclaredPreview(
        name: name ?? "Preview \(index + 1)", isNamed: name != nil, source: .macro(type))
    }
      + providers.flatMap { declared in
        (declared.type as? any PreviewProvider.Type).map { all(of: $0, named: declared.name) } ?? []
      }
  }

  /// Returns a provider's previews: one per Live Activity, and one for everything else.
  @MainActor
  private static func all(
    of type: any PreviewProvider.Type, named name: String
  ) -> [DeclaredPreview] {
    let activities = type.activities
    let whole = DeclaredPreview(name: name, isNamed: false, source: .provider(type))
    guard !activities.isEmpty else { return [whole] }
    let others = PreviewPart.descriptions(of: type.shown).filter { !$0.isActivity }
    return activities.enumerated().map { index, activity in
      let plain = activities.count == 1 ? name : "\(name) \(index + 1)"
      return DeclaredPreview(
        name: activity.name ?? plain, isNamed: activity.name != nil,
        source: .activity(activity.preview))
    } + (others.isEmpty ? [] : [whole])
  }
}

extension PreviewProvider {
  static var shown: AnyView { AnyView(previews) }

  /// The Live Activities among the previews, with their display names.
  ///
  /// No code runs if the type of `previews` can't contain any.
  static var activities: [(name: String?, preview: ProvidedActivityPreview)] {
    guard ProvidedActivityPreview.canBePart(of: Previews.self) else { return [] }
    return PictureRenderer().layout(of: shown, proposal: .unspecified).providedActivities
  }
}

extension LayoutNode {
  @MainActor
  fileprivate var providedActivities: [(name: String?, preview: ProvidedActivityPreview)] {
    let own = providedActivityPreview.map { [(previewDescription.displayName, $0)] } ?? []
    return own + children.flatMap(\.providedActivities)
  }
}
