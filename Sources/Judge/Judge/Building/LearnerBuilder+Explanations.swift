import Compiling
import Foundation

extension LearnerBuilder {
  /// Returns the build with explanations of its errors, the cause before what follows from it.
  func explained(
    _ build: LearnerBuild, of files: [URL], options: CompileOptions
  ) throws -> LearnerBuild {
    guard case .refused(let diagnostics) = build else { return build }
    let beside = MissingFiles(besides: files, for: diagnostics).explained(diagnostics)
    let explained = MissingImports(names: try compiler.frameworkNames(), files: files)
      .explained(beside).causesFirst().explained()
    guard let version = options.systemVersion else { return .refused(explained) }
    return .refused(AbsentCode(in: files, on: version).explained(explained))
  }
}
