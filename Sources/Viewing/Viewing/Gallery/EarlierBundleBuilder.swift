import Foundation
import Judge
import PhoneFacts
import Storage

/// The bundle builder of the iOS 14 and 15 SDKs (Xcode 12 and 13), limited to ten widgets.
///
/// The builder accepts only widgets. It's compiled in the widgets' module, where its names shadow SwiftUI's
/// names, so the errors are the compiler's own. The rest of the SDK is the newest version.
package struct EarlierBundleBuilder {
  let studio: Studio

  /// The major iOS versions whose SDKs have this builder.
  package static let versions = SystemVersion.majors.filter { $0 < 16 }
  private static let fileName = "EarlierWidgetBundleBuilder.swift"

  /// Returns the compiler's errors in the files with this builder, or none if the files compile.
  func refusals(of files: [URL]) async throws -> [VerdictDiagnostic] {
    let folder = try PrivateFolder(in: studio.configuration.cache.folder("judge"))
    let file = folder.url.appending(path: Self.fileName)
    try Data(Self.text.utf8).write(to: file)
    switch try await studio.open(files: files + [file]) {
    case .opened(let session, _):
      await session.close()
      return []
    case .refused(let diagnostics):
      // The compiler's notes point into the builder's file, which the author doesn't have.
      return diagnostics.filter { $0.severity == .error && $0.file != Self.fileName }
    }
  }

  static let text = """
    import SwiftUI
    import WidgetKit

    @MainActor @preconcurrency
    protocol WidgetBundle {
      associatedtype Body: Widget
      init()
      @WidgetBundleBuilder var body: Self.Body { get }
    }

    extension WidgetBundle {
      static func main() {}
    }

    struct EarlierWidgets: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }

    @MainActor @preconcurrency
    @resultBuilder
    struct WidgetBundleBuilder {
      static func buildBlock() -> some Widget { EarlierWidgets() }
      static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
    \((2...10).map(block).joined(separator: "\n"))
    }

    """

  /// Returns the source of a `buildBlock` for a number of widgets.
  private static func block(of count: Int) -> String {
    let types = (0..<count).map { "C\($0): Widget" }.joined(separator: ", ")
    let widgets = (0..<count).map { "_ c\($0): C\($0)" }.joined(separator: ", ")
    return "  static func buildBlock<\(types)>(\(widgets)) -> some Widget { EarlierWidgets() }"
  }
}
