import Compiling
import Foundation
import Sentences
import SwiftSource

/// Explains an unknown name by the import that is missing.
///
/// In Xcode, another file of the target may have the import. Here, the compiler sees only the submitted
/// files.
struct MissingImports {
  let names: FrameworkNames
  private let files: [String: SwiftFile]

  /// Skips files that can't be read.
  init(names: FrameworkNames, files: [URL]) {
    self.names = names
    self.files = Dictionary(
      files.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map {
          (file.lastPathComponent, SwiftFile($0))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The maximum number of errors to explain.
  ///
  /// Explaining more errors isn't worth the time.
  private static let mostErrors = 30

  func explained(_ diagnostics: [VerdictDiagnostic]) -> [VerdictDiagnostic] {
    // The declaration may be in a file that the learner left out, even if a framework has the same name.
    // `Forecast`, for example, is also in WeatherKit.
    guard !lacksFile(diagnostics.prefix(Self.mostErrors)) else { return diagnostics }
    return diagnostics.enumerated().map { index, diagnostic in
      index < Self.mostErrors ? explained(diagnostic) : diagnostic
    }
  }

  private func explained(_ diagnostic: VerdictDiagnostic) -> VerdictDiagnostic {
    guard diagnostic.severity == .error, diagnostic.explanation == nil,
      let file = diagnostic.file, let source = files[file],
      let (name, framework) = missing(
        in: diagnostic.message.spoken(in: .english), imported: Set(source.imports.map(\.module)))
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.explanation = Sentence(
      """
      \(name) belongs to \(framework), which this file doesn't import. In Xcode, another file of \
      the target may import it for all of them.
      """,
      ko: """
        \(name) 이름은 \(framework) 모듈에 들어 있는데 이 파일은 그 모듈을 임포트하지 않아요. Xcode에서는 같은 타깃의 다른 파일이 대신 \
        임포트하기도 해요.
        """)
    let line = source.imports.first?.line ?? 1
    diagnostic.fixes.insert(
      SuggestedFix(
        message: "import \(framework)", line: line, lastLine: line - 1,
        text: "import \(framework)"), at: 0)
    return diagnostic
  }

  /// Whether the files use a type that neither they nor a framework declare.
  ///
  /// The type must not be a typo, either: for a similar name, the compiler adds a suggestion to its message.
  private func lacksFile(_ diagnostics: some Sequence<VerdictDiagnostic>) -> Bool {
    diagnostics.contains { diagnostic in
      let message = diagnostic.message.spoken(in: .english)
      guard diagnostic.severity == .error, diagnostic.explanation == nil,
        let match = message.prefixMatch(of: /cannot find (?:type )?'([A-Z]\w+)' in scope(?!;)/)
      else { return false }
      let name = String(match.1)
      return FrameworkNames.framework(ofCommonType: name) == nil
        && names.framework(of: name, imported: []) == nil
    }
  }

  /// Returns the unknown name and the framework that declares it.
  private func missing(
    in message: String, imported: Set<String>
  ) -> (name: String, framework: String)? {
    let message = String(message.unicodeScalars.prefix(1_000))
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) {
      let name = String(match.1)
      return names.framework(ofGlobal: name, imported: imported).map { (name, $0) }
    }
    // A framework doesn't add members to a learner's own type.
    let member =
      /(?:value of type|type) '(?:some )?(?:View|Text|Image|Self|[A-Z]\w*<.*)' has no (?:dynamic )?member '(\w+)'/
    // Names of one or two letters match too many frameworks.
    guard let match = message.firstMatch(of: member), match.1.count > 2 else { return nil }
    let name = String(match.1)
    return names.framework(of: name, imported: imported).map { (name, $0) }
  }
}
