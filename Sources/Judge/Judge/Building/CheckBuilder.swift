import Compiling
import Curriculum
import Foundation
import Sentences
import Storage

/// Compiles an exercise's checks.
///
/// The compiler caches the plugin by content.
struct CheckBuilder: Sendable {
  let compiler: PluginCompiler
  let scratch: URL

  static let options = CompileOptions(audience: .checks, moduleName: "ExerciseChecks")

  func plugin(for exercise: Exercise) async throws -> URL {
    let folder = try PrivateFolder(in: scratch)
    let entry = folder.url.appending(path: "RingsEntry.swift")
    try ScratchFile.write(
      Data(
        entryPoint(for: exercise.checks.filter { !$0.isJudgedElsewhere }.map(\.identifier)).utf8),
      to: entry)
    let result = try await compiler.compile(
      sources: exercise.checkFiles + [entry], options: Self.options)
    switch result.outcome {
    case .plugin(let plugin): return plugin.url
    case .diagnostics(let diagnostics):
      let errors = diagnostics.filter { $0.severity == .error }.map { error in
        let place = error.location.map {
          "\(($0.file as NSString).lastPathComponent):\($0.line): "
        }
        return Sentence("\(place ?? "")\(error.sentence)", ko: "\(place ?? "")\(error.sentence)")
      }
      throw JudgeError.checksDoNotCompile(exercise: exercise.identifier, errors: errors)
    default:
      throw JudgeError.checksDoNotCompile(
        exercise: exercise.identifier,
        errors: [
          Sentence("the compiler didn't finish", ko: "컴파일러가 끝내지 못했어요")
        ])
    }
  }

  /// Returns the source of the function that fills the catalog.
  ///
  /// Linux has no runtime that finds test methods by name.
  private func entryPoint(for checks: [String]) -> String {
    let additions =
      checks.isEmpty
      ? "  _ = catalog\n" : checks.map { "  catalog.add(\"\($0)\", \($0))\n" }.joined()
    return """
      import LessonChecks

      @_cdecl("ringsChecks") public func ringsChecks(_ address: UnsafeMutableRawPointer) {
        let catalog = Unmanaged<CheckCatalog>.fromOpaque(address).takeUnretainedValue()
      \(additions)}

      """
  }
}
