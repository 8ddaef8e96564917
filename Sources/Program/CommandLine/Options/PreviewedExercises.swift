import Curriculum
import Foundation
import Host

/// The exercises that `rings pack preview` shows, from arguments that can name a pack or an exercise.
struct PreviewedExercises {
  /// A pack as it is on disk, and the chosen exercises.
  struct Found {
    var pack: Pack
    var exercises: [Exercise]
  }

  /// The name or folder of a pack or an exercise.
  let name: String?
  let pack: String?
  let exercises: [String]

  func read(in context: CommandContext) throws -> Found {
    if let pack {
      return try found((name.map { [$0] } ?? []) + exercises, in: try context.pack(pack))
    }
    guard let name, exercises.isEmpty else {
      return try found(exercises, in: try context.pack(name))
    }
    if let folder = exerciseFolder(name, context),
      let around = PackLibrary.pack(around: folder)
    {
      let pack = try PackLibrary.read(around)
      let meant = pack.exercises.filter { $0.folder.standardizedFileURL.path == folder.path }
      return Found(pack: pack, exercises: meant)
    }
    if PackLibrary.pack(around: context.folder) != nil {
      let here = try context.pack(nil)
      if here.has(name) { return try found([name], in: here) }
    }
    guard let named = try pack(named: name, in: context) else {
      return try found([name], in: try context.pack(nil))
    }
    return try found([], in: named)
  }

  /// Returns the pack's folder, even if the pack itself can't be read.
  func folder(in context: CommandContext) -> URL? {
    let named = [pack, name].compactMap(\.self).map { context.folder.appending(path: $0) }
    let around = (named + [context.folder]).compactMap { PackLibrary.pack(around: $0) }
    do {
      return try read(in: context).pack.folder
    } catch {
      return around.first
    }
  }

  private func pack(named name: String, in context: CommandContext) throws -> Pack? {
    do {
      return try context.library.pack(name)
    } catch {
      guard case .unknownPack = error else { throw error }
      return nil
    }
  }

  private func exerciseFolder(_ name: String, _ context: CommandContext) -> URL? {
    let folder = context.folder.appending(path: name).standardizedFileURL
    let manifest = folder.appending(path: "exercise.yml")
    return FileManager.default.fileExists(atPath: manifest.path) ? folder : nil
  }

  private func found(_ names: [String], in pack: Pack) throws -> Found {
    guard !names.isEmpty else { return Found(pack: pack, exercises: pack.exercises) }
    var exercises: [Exercise] = []
    for name in names { exercises.append(try pack.find(name)) }
    return Found(pack: pack, exercises: exercises)
  }
}

extension Pack {
  fileprivate func has(_ name: String) -> Bool {
    do {
      _ = try find(name)
      return true
    } catch {
      return false
    }
  }
}
