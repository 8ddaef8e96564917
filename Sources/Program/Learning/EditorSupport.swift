import Compiling
package import Curriculum
import Foundation
package import Host
import Judge

/// Configures the learner's editor.
///
/// Its language server gets the paths of the SDK's modules and of earlier files to compile with. VS Code gets
/// tasks to check and draw an exercise. Errors are ignored, since the learner can work without completion.
package struct EditorSupport: Sendable {
  let course: Course
  let context: CommandContext

  package init(course: Course, context: CommandContext) {
    self.course = course
    self.context = context
  }

  /// Writes the exercise's `compile_commands.json` without waiting until its modules are built.
  package func write(for exercise: Exercise) async {
    _ = try? await write(for: exercise, waits: false)
  }

  /// Writes the files of all exercises that the learner has opened, once their modules are built.
  ///
  /// The toolchain or the build may have moved since the files were last written.
  func writeAll() async {
    for exercise in course.pack.exercises {
      do {
        try await write(for: exercise, waits: true)
      } catch {
        return
      }
    }
  }

  private func write(for exercise: Exercise, waits: Bool) async throws {
    guard exercise.kind == .code else { return }
    try? EditorTasks(course: course, program: context.executable).write()
    let files = course.workspace.files(of: exercise, in: course.pack)
    guard !files.isEmpty else { return }
    let others = try course.usedFiles(of: exercise, besides: files)
    let compiler = try await JudgeConfiguration.found(executable: context.executable).compiler
    let command = try await compiler.editorCommand(
      deploymentTarget: exercise.oldestDeploymentTarget, waits: waits)
    try CompilationDatabase(files: files, others: others, command: command)
      .write(into: course.workspace.folder(of: exercise, in: course.pack))
  }
}
