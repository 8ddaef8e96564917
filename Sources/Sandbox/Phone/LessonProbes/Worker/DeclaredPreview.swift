import SwiftUI
import WidgetKit

/// A preview in the learner's code, from a macro or a preview provider.
struct DeclaredPreview {
  enum Source {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
  }

  /// The default name: a number for a macro, the type's name for a provider.
  let defaultName: String
  let source: Source
}

extension DeclaredPreview {
  /// Returns a plugin's previews: `#Preview` macros in source order, then preview providers.
  ///
  /// This runs no learner code.
  @MainActor
  static func all(in library: PluginLibrary) -> [DeclaredPreview] {
    let macros = library.types(conformingTo: "PreviewRegistry")
      .compactMap { $0.type as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = library.types(conformingTo: "PreviewProvider")
    return macros.enumerated().map { index, type in
      DeclaredPreview(defaultName: "Preview \(index + 1)", source: .macro(type))
    }
      + providers.compactMap { declared in
        (declared.type as? any PreviewProvider.Type).map {
          DeclaredPreview(defaultName: declared.name, source: .provider($0))
        }
      }
  }

  /// The name that the learner gave the whole preview, or else the default name.
  @MainActor var name: String {
    get throws {
      guard case .macro(let type) = source else { return defaultName }
      return try type.makePreview().name ?? defaultName
    }
  }
}

/// One view of a preview provider, which Xcode shows as a preview of its own.
struct ProvidedPreview {
  let description: PreviewDescription
  /// The Live Activity that is shown in place of a view, or `nil` for a view.
  let activity: ProvidedActivityPreview?
}

extension PreviewProvider {
  static var shown: AnyView { AnyView(previews) }

  /// The provider's views, in order.
  static var parts: [ProvidedPreview] {
    let shown = shown
    let mayHaveActivities = ProvidedActivityPreview.canBePart(of: Previews.self)
    return PreviewPart.descriptions(of: shown).enumerated().map { index, description in
      guard mayHaveActivities else {
        return ProvidedPreview(description: description, activity: nil)
      }
      let part = AnyView(PreviewPart(of: shown, at: index))
      let activity = PictureRenderer().layout(of: part, proposal: .unspecified).providedActivity
      return ProvidedPreview(
        description: activity?.description ?? description, activity: activity?.preview)
    }
  }
}

extension LayoutNode {
  /// The first Live Activity's preview at or below this node, with the preview settings around it.
  @MainActor
  fileprivate var providedActivity:
    (description: PreviewDescription, preview: ProvidedActivityPreview)?
  {
    if let providedActivityPreview { return (previewDescription, providedActivityPreview) }
    for child in children {
      if let found = child.providedActivity { return found }
    }
    return nil
  }
}
