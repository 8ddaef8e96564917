import Compiling
package import Foundation
package import PhoneFacts
package import Sentences
import Stage
import SwiftSource

/// What somebody's files mark as newer than the iOS that is asked about: there it is not.
package struct AbsentCode: Sendable {
  private struct Part {
    let name: String
    let sentence: Sentence
  }

  private let parts: [Part]
  /// The only widget of the files, where it is one of these.
  private let onlyWidget: String?

  /// Files that cannot be read are left out: compiling them tells why.
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
      "On iOS \(version) there is no `\(name)`: `\(mark)` in line \(line) of \(file.name) keeps it from "
        + "older phones.",
      ko: "iOS \(version)에는 `\(name)` 선언이 없어요. \(file.name) \(line)번째 줄의 `\(mark)` 표시 때문에 "
        + "더 오래된 휴대폰에서는 빠져요.")
  }

  /// Why the only widget of the files is not there; nil where that is not the reason.
  package var reasonForNoWidget: Sentence? {
    parts.first { $0.name == onlyWidget }?.sentence
  }

  /// Why a widget cannot be drawn; nil where it is there, and for every other question.
  func reason(for request: AnyStageRequest) -> Sentence? {
    guard case .render(let render) = request, case .widget(let type) = render.subject else {
      return nil
    }
    guard let wanted = type ?? onlyWidget else { return nil }
    return parts.first { $0.name == wanted }?.sentence
  }

  /// The sentence itself, or the cause where it names something that is not there on this iOS.
  func explained(_ sentence: Sentence) -> Sentence { cause(of: sentence) ?? sentence }

  /// Errors with the cause beside them, where they name something that is not there on this iOS.
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
