import Curriculum
import Foundation
import Host
import Judge
import Learning
import Sentences
import Terminal
import Tutor

/// A preview of a pack's exercises as learners see them, read from disk each time.
struct PackPreview: Sendable {
  let chosen: PreviewedExercises
  let language: Language
  let services: Services

  /// Shows all exercises, or only those with saved files.
  ///
  /// - Parameter saved: The saved files; empty the first time.
  /// - Throws: `CurriculumError`, and failures of drawing.
  func show(_ saved: Set<URL>) async throws {
    let context = CommandContext.current()
    let found = try chosen.read(in: context)
    let pack = found.pack
    let touched = found.exercises.filter { exercise in
      let folders = [exercise.folder, pack.solutionFolder(of: exercise)].compactMap(\.self)
      return folders.contains { folder in
        saved.contains { $0.path.hasPrefix(folder.standardizedFileURL.path + "/") }
      }
    }
    for exercise in touched.isEmpty ? found.exercises : touched {
      let preview = ExercisePreview(
        pack: pack, exercise: exercise, language: language, context: context,
        services: services)
      try await preview.show { text in
        // After Ctrl-C, print nothing more.
        if !Task.isCancelled { StandardOutput.write(text) }
      }
      StandardOutput.line("")
    }
  }

  /// Shows the exercises to an author who keeps editing.
  ///
  /// The page includes errors in the pack's files and ends with how to quit.
  func showForever(_ saved: Set<URL>) async throws {
    if !saved.isEmpty { StandardOutput.write(heading(saved)) }
    do {
      try await show(saved)
    } catch let error as CurriculumError {
      StandardOutput.line(ErrorReport(error, language: language).message + "\n")
    }
    guard !Task.isCancelled else { return }
    StandardOutput.line(
      Sentence(
        "Redraws on every save. Press q or Ctrl-C to quit.",
        ko: "저장할 때마다 다시 보여 드려요. 끝내려면 q 키나 Ctrl-C를 누르세요."
      ).spoken(in: language))
  }

  /// Returns a heading with the saved files, which also marks the beginning of the page.
  private func heading(_ saved: Set<URL>) -> String {
    let context = CommandContext.current()
    // Some tools first write a temporary file, which is gone by now.
    let there = saved.filter { FileManager.default.fileExists(atPath: $0.path) }
    let names = (there.isEmpty ? saved : there).map { context.fromHere($0) }.sorted()
      .prefix(3).joined(separator: ", ")
    let line = Sentence("Saved: \(names)", ko: "저장됨: \(names)").spoken(in: language)
    return "\n\n══ \(SanitizedText.text(line)) ══\n\n"
  }

  static func files(of folder: URL) -> [URL] {
    let solutions = PackLibrary.location(of: folder).solutionsFolder
    return [folder, solutions].compactMap(\.self).flatMap { root -> [URL] in
      let names = FileManager.default.enumerator(
        at: root.standardizedFileURL, includingPropertiesForKeys: [.isRegularFileKey],
        options: [.skipsHiddenFiles])
      let files = (names?.lazy.compactMap { $0 as? URL } ?? []).filter { file in
        // Skip backup files of editors.
        !file.lastPathComponent.hasSuffix("~")
          && (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      }
      return Array(files.prefix(mostFiles))
    }
  }

  /// The maximum number of files to watch, in case the folder isn't really a pack.
  private static let mostFiles = 20_000
}
