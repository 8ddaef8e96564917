import Curriculum
import Foundation
import Host
import Judge
import Learning
import Sentences
import Terminal
import Tutor

/// The exercises of a pack as learners meet them, read from its files each time.
struct PackPreview: Sendable {
  let chosen: PreviewedExercises
  let language: Language
  let services: Services

  /// Shows the exercises, or of several those whose files were saved.
  ///
  /// - Parameter saved: Files; none stands for a first look.
  /// - Throws: `CurriculumError` and whatever fails in drawing.
  func show(_ saved: Set<URL>) async throws {
    let surroundings = Surroundings.current()
    let found = try chosen.read(in: surroundings)
    let pack = found.pack
    let touched = found.exercises.filter { exercise in
      let folders = [exercise.folder, pack.solutionFolder(of: exercise)].compactMap(\.self)
      return folders.contains { folder in
        saved.contains { $0.path.hasPrefix(folder.standardizedFileURL.path + "/") }
      }
    }
    for exercise in touched.isEmpty ? found.exercises : touched {
      let preview = ExercisePreview(
        pack: pack, exercise: exercise, language: language, surroundings: surroundings,
        services: services)
      try await preview.show { text in
        // Whoever pressed Ctrl-C wants to read no more.
        if !Task.isCancelled { StandardOutput.write(text) }
      }
      StandardOutput.line("")
    }
  }

  /// The same for somebody who goes on writing: a mistake in the pack's files is a part of the page, and
  /// the page ends with how to leave.
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
        "What you save is shown again. q or Ctrl-C ends it.",
        ko: "저장하면 다시 보여 드려요. q 키나 Ctrl-C로 끝내요."
      ).spoken(in: language))
  }

  /// Which files were saved, so that one finds the beginning of the page again.
  private func heading(_ saved: Set<URL>) -> String {
    let surroundings = Surroundings.current()
    // Some editors and tools write beside the file first, under a name that is gone at once.
    let there = saved.filter { FileManager.default.fileExists(atPath: $0.path) }
    let names = (there.isEmpty ? saved : there).map { surroundings.fromHere($0) }.sorted()
      .prefix(3).joined(separator: ", ")
    let line = Sentence("Saved: \(names)", ko: "저장됨: \(names)").spoken(in: language)
    return "\n\n══ \(HarmlessText.text(line)) ══\n\n"
  }

  /// Everything that a pack's pages are made of, and what lies beside it.
  static func files(of folder: URL) -> [URL] {
    let solutions = PackLibrary.location(of: folder).solutionsFolder
    return [folder, solutions].compactMap(\.self).flatMap { root -> [URL] in
      let names = FileManager.default.enumerator(
        at: root.standardizedFileURL, includingPropertiesForKeys: [.isRegularFileKey],
        options: [.skipsHiddenFiles])
      let files = (names?.lazy.compactMap { $0 as? URL } ?? []).filter { file in
        // What editors put beside a file that they write is no page's.
        !file.lastPathComponent.hasSuffix("~")
          && (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      }
      return Array(files.prefix(mostFiles))
    }
  }

  /// More than any pack has: a folder that only looks like one is not gone through for long.
  private static let mostFiles = 20_000
}
