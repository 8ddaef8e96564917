import Compiling
package import Curriculum
import Foundation
package import Host
import Judge

/// Tells the learner's editor what it is looking at: its language server learns where our modules are
/// and which earlier files are compiled along, and VS Code how to check and to draw.
///
/// Nothing that fails here is told: an editor without completion is no reason to stop anybody.
package struct EditorSupport: Sendable {
  let course: Course
  let surroundings: Surroundings

  package init(course: Course, surroundings: Surroundings) {
    self.course = course
    self.surroundings = surroundings
  }

  /// Writes the exercise's `compile_commands.json`, at once.
  package func write(for exercise: Exercise) async {
    _ = try? await write(for: exercise, waits: false)
  }

  /// Writes those of all exercises that the learner has, once everything for them has been made: the
  /// toolchain or the build may have moved since.
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
    try? EditorTasks(course: course, program: surroundings.executable).write()
    let files = course.workspace.files(of: exercise, in: course.pack)
    guard !files.isEmpty else { return }
    let others = try course.usedFiles(of: exercise, besides: files)
    let compiler = try await JudgeConfiguration.found(executable: surroundings.executable).compiler
    let command = try await compiler.editorCommand(
      deploymentTarget: exercise.oldestDeploymentTarget, waits: waits)
    try CompilationDatabase(files: files, others: others, command: command)
      .write(into: course.workspace.folder(of: exercise, in: course.pack))
  }
}
