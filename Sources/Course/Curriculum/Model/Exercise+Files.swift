package import Foundation

extension Exercise {
  package var manifestFile: URL { folder.appending(path: "exercise.yml") }
  package var startFolder: URL { folder.appending(path: "Start") }
  package var checksFolder: URL { folder.appending(path: "Checks") }
  package var probesFolder: URL { folder.appending(path: "Probes") }

  /// The file with recorded pictures of the starter, which Rings shows before the first live picture.
  package var recordedPictures: URL { folder.appending(path: "start.pictures.json") }

  package var startFiles: [URL] { SwiftFiles.directly(in: startFolder) }

  /// The starter files that the learner doesn't change.
  package var givenFiles: [URL] {
    let names = Set(self.given)
    return names.isEmpty ? [] : startFiles.filter { names.contains($0.lastPathComponent) }
  }

  /// Other starter items that belong in the widget's bundle: asset catalogs, an `Info.plist`, data.
  package var startItems: [BundleItem] { (try? BundleItem.all(in: startFolder)) ?? [] }

  package var checkFiles: [URL] { SwiftFiles.directly(in: checksFolder) }
  package var probeFiles: [URL] { SwiftFiles.directly(in: probesFolder) }

  /// Returns the lesson's file in a language, else in English, else in the first language by code.
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

  /// Returns the lesson's text in a language, or in another language as a fallback.
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
  /// Returns source files whose folders contain resources for a submission that has none, such as a single
  /// file.
  ///
  /// The first of several resources with the same name takes precedence.
  ///
  /// - Parameter used: The files of earlier exercises to compile too, in the course's order.
  package func resourceHolders(for exercise: Exercise, used: [URL] = []) -> [URL] {
    func starter(of exercise: Exercise) -> URL? {
      exercise.startItems.isEmpty ? nil : exercise.startFiles.first
    }
    let earlier = UsedFiles.exercises(usedBy: exercise, in: self)
    return [starter(of: exercise)].compactMap(\.self) + used.reversed()
      + earlier.reversed().compactMap(starter)
  }

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
