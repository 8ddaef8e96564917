import Curriculum
import Foundation
import Sentences
import SwiftSource

/// Finds colors, images and data files that learners receive but no file of the exercise uses.
struct UnusedResources: FileRule {
  private struct Resource {
    var url: URL
    /// The names by which code can refer to the resource.
    var names: Set<String>
  }

  /// Names that the system itself looks up.
  private static let ofTheSystem: Set = ["AccentColor", "WidgetBackground", "AppIcon", "Info"]
  private static let tables: Set = ["lproj", "strings", "stringsdict", "xcstrings"]
  private static let sets: Set = ["colorset", "imageset", "symbolset", "dataset"]

  func findings(in pack: Pack, exercises: [Exercise]) async -> [ValidationFinding] {
    exercises.flatMap { exercise -> [ValidationFinding] in
      let resources = exercise.startItems.flatMap(Self.resources)
      guard !resources.isEmpty else { return [] }
      let said = Self.words(about: exercise, in: pack)
      return resources.filter { $0.names.isDisjoint(with: said) }.map { resource in
        let name = resource.url.lastPathComponent
        return ValidationFinding(
          .unusedResource, exercise: exercise.identifier, file: resource.url,
          message: Sentence("no code uses “\(name)”", ko: "코드에서 쓰지 않아요: “\(name)”"),
          remedy: Sentence("use the file, or remove it", ko: "쓰거나 지우세요"))
      }
    }
  }

  private static func resources(of item: BundleItem) -> [Resource] {
    guard item.isCatalog else {
      // Code refers to the keys in a strings table, not to its name.
      guard !tables.contains(item.url.pathExtension) else { return [] }
      let stem = item.url.deletingPathExtension().lastPathComponent
      guard !ofTheSystem.contains(stem) else { return [] }
      return [Resource(url: item.url, names: [stem, item.url.lastPathComponent])]
    }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: item.url.path)) ?? []
    return paths.sorted().compactMap { path in
      let url = item.url.appending(path: path)
      let name = url.deletingPathExtension().lastPathComponent
      guard sets.contains(url.pathExtension), !ofTheSystem.contains(name) else { return nil }
      // A folder may be part of the name, as in `Harbour/Foam`.
      let whole = (path as NSString).deletingPathExtension
      return Resource(url: url, names: [name, whole, symbol(name)])
    }
  }

  /// Returns the symbol that Xcode generates for an asset: `.harbourFoam` for `HarbourFoam`.
  private static func symbol(_ name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    let joined = parts.enumerated().map { number, part in
      number == 0
        ? part.prefix(1).lowercased() + part.dropFirst()
        : part.prefix(1).uppercased() + part.dropFirst()
    }
    return joined.joined()
  }

  /// Returns the names and strings in the code of an exercise and of the exercises that use it.
  private static func words(about exercise: Exercise, in pack: Pack) -> Set<String> {
    let later = pack.exercises.filter { other in
      UsedFiles.exercises(usedBy: other, in: pack)
        .contains { $0.identifier == exercise.identifier }
    }
    let files = ([exercise] + later).flatMap { exercise in
      exercise.startFiles + exercise.checkFiles + exercise.probeFiles
        + ((try? pack.solutionFiles(of: exercise)) ?? [])
    }
    var words: Set<String> = []
    for text in files.compactMap(PackText.read) {
      let source = SwiftFile(text)
      for place in source.tokens.indices {
        if let literal = source.string(at: place)?.value { words.insert(literal) }
        if source[place].kind == .word { words.insert(source[place].name) }
      }
    }
    return words
  }
}
