package import Foundation

extension PackLibrary {
  /// Reads the pack in a folder.
  ///
  /// - Throws: `CurriculumError.brokenPack` with all mistakes.
  package static func read(_ folder: URL) throws(CurriculumError) -> Pack {
    let location = location(of: folder)
    return try PackReader(folder: location.folder, solutionsFolder: location.solutionsFolder).read()
  }

  /// Reads the pack in a folder through this library's cache.
  ///
  /// - Throws: `CurriculumError.brokenPack` with all mistakes.
  func indexed(_ folder: URL) throws(CurriculumError) -> Pack {
    guard let cache else { return try Self.read(folder) }
    let location = Self.location(of: folder)
    return try IndexedPackReader(
      folder: location.folder, solutionsFolder: location.solutionsFolder, cache: cache
    ).read().pack
  }

  /// Returns all readable packs, and the errors of the unreadable packs.
  package func readAll() -> (packs: [Pack], errors: [CurriculumError]) {
    var packs: [Pack] = []
    var errors: [CurriculumError] = []
    for location in locations {
      do {
        let pack = try Self.read(location.folder)
        if !packs.contains(where: { $0.identifier == pack.identifier }) { packs.append(pack) }
      } catch {
        errors.append(error)
      }
    }
    return (packs, errors)
  }

  /// Returns the pack with an identifier or in a folder, or the first pack if `name` is nil.
  ///
  /// Throws the mistakes of a broken pack only if that pack is requested.
  package func pack(_ name: String? = nil) throws(CurriculumError) -> Pack {
    if let name, name.contains("/") || SwiftFiles.isFolder(URL(filePath: name)) {
      return try indexed(URL(filePath: name, directoryHint: .isDirectory))
    }
    var known: [String] = []
    var brokenPack: CurriculumError?
    for location in locations {
      do {
        let pack = try indexed(location.folder)
        if name == nil || pack.identifier == name || location.folder.lastPathComponent == name {
          return pack
        }
        known.append(pack.identifier)
      } catch {
        let isWanted = name == nil || location.folder.lastPathComponent == name
        if isWanted, brokenPack == nil { brokenPack = error }
      }
    }
    if let brokenPack { throw brokenPack }
    guard let name else { throw .noPacks(searched: searchFolders) }
    throw .unknownPack(name: name, known: known)
  }
}

extension Pack {
  /// Finds an exercise by its identifier, `ring/identifier`, the name of its folder in the pack or a
  /// workspace, or its number in the course, counting from 1.
  package func find(_ name: String) throws(CurriculumError) -> Exercise {
    let wanted = name.lowercased()
    if let number = Int(wanted), exercises.indices.contains(number - 1) {
      return exercises[number - 1]
    }
    let present = renames[wanted] ?? wanted
    for ring in rings {
      for exercise in ring.exercises {
        let names = [
          exercise.identifier, "\(ring.identifier)/\(exercise.identifier)",
          exercise.folder.lastPathComponent.lowercased(),
        ]
        if names.contains(present) { return exercise }
      }
    }
    // A folder in the workspace begins with the exercise's number, as in `21-tint-trap`.
    let digits = wanted.prefix(while: \.isNumber)
    let unnumbered = wanted.dropFirst(digits.count)
    if !digits.isEmpty, unnumbered.hasPrefix("-") {
      let name = String(unnumbered.dropFirst())
      if let exercise = exercise(renames[name] ?? name) { return exercise }
    }
    throw .unknownExercise(
      name: name, pack: identifier, known: exercises.map(\.identifier))
  }
}
