import SwiftUI

/// A preview that the learner wrote, by macro or by provider.
struct DeclaredPreview {
  /// What is previewed.
  enum Source {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
  }

  let name: String
  let source: Source
}

extension DeclaredPreview {
  /// The previews among a plugin's types: those of `#Preview` as they stand in their files, then
  /// those of preview providers.
  @MainActor
  static func all(in library: PluginLibrary) throws -> [DeclaredPreview] {
    let macros = library.types(conformingTo: "PreviewRegistry")
      .compactMap { $0.type as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    let providers = library.types(conformingTo: "PreviewProvider")
    return try macros.enumerated().map { index, type in
      let name = try type.makePreview().name ?? "Preview \(index + 1)"
      return DeclaredPreview(name: name, source: .macro(type))
    }
      + providers.compactMap { declared in
        (declared.type as? any PreviewProvider.Type).map {
          DeclaredPreview(name: declared.name, source: .provider($0))
        }
      }
  }
}

extension PreviewProvider {
  static var shown: AnyView { AnyView(previews) }
}
