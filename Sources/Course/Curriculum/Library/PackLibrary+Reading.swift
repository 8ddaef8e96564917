package import Foundation

extension PackLibrary {
  /// The pack in `folder`, or its mistakes.
  package static func read(_ folder: URL) throws(CurriculumError) -> Pack {
    let location = location(of: folder)
    return try PackReader(folder: location.folder, solutionsFolder: location.solutionsFolder).read()
  }

  /// The pack in `folder`, or its mistakes, read as far as its files have changed since this library's cache
  /// saw them.
  func indexed(_ folder: URL) throws(CurriculumError) -> Pack {
    guard let cache else { return try Self.read(folder) }
    let location = Self.location(of: folder)
    return try IndexedPackReader(
      folder: location.folder, solutionsFolder: location.solutionsFolder, cache: cache
    ).read().pack
  }

  /// Every pack that can be read, and the error of every one that cannot.
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

  /// The pack with this identifier, or in this folder; without a name the first one.
  ///
  /// A broken pack is an error only when it is the one that is wanted.
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
  /// The exercise that a learner names: its identifier, `ring/identifier`, the name of its folder in the pack
  /// or in a workspace, or its number in the course, from 1.
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
    // A learner's own folder has the number in the course in front, as in `21-tint-trap`.
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
