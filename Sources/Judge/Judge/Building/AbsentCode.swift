import Compiling
package import Foundation
package import PhoneFacts
package import Sentences
import WorkerProtocol
import SwiftSource

/// Declarations that are absent on an iOS version because the files mark them as newer.
package struct AbsentCode: Sendable {
  private struct Part {
    let name: String
    let sentence: Sentence
  }

  private let parts: [Part]
  /// The name of the files' only widget, if that widget is among the absent declarations.
  private let onlyWidget: String?

  /// Skips files that can't be read; the compiler reports them.
  package init(in files: [URL], on version: SystemVersion) {
    let sources = files.compactMap { file in
      (try? SourceCopies.bytes(of: file)).map { SwiftFile($0, name: file.lastPathComponent) }
    }
    let variant = AvailabilityVariant(version: version)
    let parts = sources.flatMap { file in
      variant.absent(in: file).compactMap { declaration in
        declaration.name.map {
          Part(name: $0, sentence: Self.sentence(declaration, named: $0, in: file, on: version))
        }
      }
    }
    self.parts = parts
    let widgets = sources.flatMap(\.types).filter { $0.inherited.contains("Widget") }.map(\.name)
    onlyWidget = widgets.count == 1 ? parts.first { $0.name == widgets[0] }?.name : nil
  }

  private static func sentence(
    _ declaration: VersionedDeclaration, named name: String, in file: SwiftFile,
    on version: SystemVersion
  ) -> Sentence {
    let mark = "@available(iOS \(declaration.version), *)"
    let line = file[declaration.mark].line
    return Sentence(
      """
      iOS \(version) has no `\(name)`: `\(mark)` on line \(line) of \(file.name) hides it from \
      older versions.
      """,
      ko: """
        iOS \(version)에는 `\(name)` 선언이 없어요. \(file.name) \(line)번째 줄의 `\(mark)` 표시 때문에 이전 버전에서는 \
        빠져요.
        """)
  }

  /// The reason the files' only widget is missing; nil if the iOS version isn't the reason.
  package var reasonForNoWidget: Sentence? {
    parts.first { $0.name == onlyWidget }?.sentence
  }

  /// Returns the reason a widget can't be drawn, or nil if the widget exists or the request isn't for a
  /// widget.
  func reason(for request: AnyWorkerRequest) -> Sentence? {
    guard case .render(let render) = request, case .widget(let type) = render.subject else {
      return nil
    }
    guard let wanted = type ?? onlyWidget else { return nil }
    return parts.first { $0.name == wanted }?.sentence
  }

  /// Returns the cause if the sentence mentions a declaration that is absent on this iOS version; otherwise
  /// returns the sentence unchanged.
  func explained(_ sentence: Sentence) -> Sentence { cause(of: sentence) ?? sentence }

  /// Adds the cause to errors about a declaration that is absent on this iOS version.
  func explained(_ diagnostics: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if let cause = cause(of: diagnostic.message) { diagnostic.explanation = cause }
      return diagnostic
    }
  }

  private func cause(of sentence: Sentence) -> Sentence? {
    let words = sentence.spoken(in: .english)
    let part = parts.first { part in
      words.contains("`\(part.name)`") || words.contains("'\(part.name)'")
    }
    return part?.sentence
  }
}
