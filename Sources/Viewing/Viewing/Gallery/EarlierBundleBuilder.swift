import Foundation
import Judge
import PhoneFacts
import Storage

/// The bundle builder of the iOS SDKs 14 and 15, which came with Xcode 12 and 13: up to ten widgets and
/// nothing else.
///
/// A file of it is compiled along with the widgets, whose own module's names come before SwiftUI's. So
/// the errors are the compiler's. Everything else stays as it is in the newest SDK.
package struct EarlierBundleBuilder {
  let studio: Studio

  /// The SDKs that have it.
  package static let versions = SystemVersion.majors.filter { $0 < 16 }
  private static let fileName = "EarlierWidgetBundleBuilder.swift"

  /// What the compiler refuses in files with that builder; nothing where they compile.
  func refusals(of files: [URL]) async throws -> [VerdictDiagnostic] {
    let folder = try PrivateFolder(in: studio.configuration.cache.folder("judge"))
    let file = folder.url.appending(path: Self.fileName)
    try Data(Self.text.utf8).write(to: file)
    switch try await studio.open(files: files + [file]) {
    case .opened(let session, _):
      await session.close()
      return []
    case .refused(let diagnostics):
      // Its notes point to what the builder lacks, in a file that nobody has.
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

  /// `buildBlock` of so many widgets.
  private static func block(of count: Int) -> String {
    let types = (0..<count).map { "C\($0): Widget" }.joined(separator: ", ")
    let widgets = (0..<count).map { "_ c\($0): C\($0)" }.joined(separator: ", ")
    return "  static func buildBlock<\(types)>(\(widgets)) -> some Widget { EarlierWidgets() }"
  }
}
