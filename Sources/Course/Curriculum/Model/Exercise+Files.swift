package import Foundation

/// Where the parts of an exercise stand on disk.
extension Exercise {
  package var manifestFile: URL { folder.appending(path: "exercise.yml") }
  package var startFolder: URL { folder.appending(path: "Start") }
  package var checksFolder: URL { folder.appending(path: "Checks") }
  package var probesFolder: URL { folder.appending(path: "Probes") }

  /// What the learner gets.
  package var startFiles: [URL] { SwiftFiles.directly(in: startFolder) }

  /// Those of them that stay as they are.
  package var givenFiles: [URL] {
    let names = Set(self.given)
    return names.isEmpty ? [] : startFiles.filter { names.contains($0.lastPathComponent) }
  }

  /// What the learner gets besides Swift files, and what belongs into the widget's bundle: asset
  /// catalogs, an `Info.plist`, data.
  package var startItems: [BundleItem] { (try? BundleItem.all(in: startFolder)) ?? [] }

  package var checkFiles: [URL] { SwiftFiles.directly(in: checksFolder) }
  package var probeFiles: [URL] { SwiftFiles.directly(in: probesFolder) }

  /// The lesson's Markdown file in `language`; where there is none in English, or else in the first language
  /// by their codes.
  package func lessonFile(language: String) -> URL {
    let likely = [language, "en"].map { folder.appending(path: "lesson.\($0).md") }
    if let file = likely.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      return file
    }
    let others = SwiftFiles.contents(of: folder).filter {
      $0.lastPathComponent.hasPrefix("lesson.") && $0.pathExtension == "md"
    }
    return others.min { $0.lastPathComponent < $1.lastPathComponent } ?? likely[1]
  }

  /// The lesson's text in `language`, or in another one where there is none.
  package func lesson(language: String) throws(CurriculumError) -> String {
    let file = lessonFile(language: language)
    do {
      return try PackFile.text(of: file)
    } catch {
      throw .unreadable(path: file.path, reason: error.message)
    }
  }
}

extension Pack {
  /// Files beside which resources lie for answers to an exercise that come without any, such as a
  /// solution or a single file that was handed in; of two items with one name the first holds.
  ///
  /// - Parameter used: The files of earlier exercises that are compiled along, in the course's order.
  package func resourceHolders(for exercise: Exercise, used: [URL] = []) -> [URL] {
    func starter(of exercise: Exercise) -> URL? {
      exercise.startItems.isEmpty ? nil : exercise.startFiles.first
    }
    let earlier = UsedFiles.exercises(usedBy: exercise, in: self)
    return [starter(of: exercise)].compactMap(\.self) + used.reversed()
      + earlier.reversed().compactMap(starter)
  }

  /// Where the solution to `exercise` is, when this copy of the pack has it.
  package func solutionFolder(of exercise: Exercise) -> URL? {
    guard let solutionsFolder else { return nil }
    let ring = exercise.folder.deletingLastPathComponent().lastPathComponent
    let folder = solutionsFolder.appending(path: ring)
      .appending(path: exercise.folder.lastPathComponent)
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  package func solutionFiles(of exercise: Exercise) throws(CurriculumError) -> [URL] {
    let files = solutionFolder(of: exercise).map(SwiftFiles.directly) ?? []
    guard !files.isEmpty else { throw .noSolution(exercise: exercise.identifier) }
    return files
  }
}
