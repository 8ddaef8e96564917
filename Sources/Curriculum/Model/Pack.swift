package import Foundation

/// A folder of exercises that belong together: a course.
package struct Pack: Hashable, Sendable {
  /// Stable and lower-case; the folder may be renamed, this may not.
  package var identifier: String
  /// The version of the file format that `pack.yml` is written in.
  package var format: Int
  package var version: String
  package var title: LocalizedText
  package var languages: [String]
  package var license: String
  package var rings: [Ring]
  /// Exercises that were renamed: their former identifier to the present one.
  package var renames: [String: String]
  /// Whether an exercise that lets too many mutants through is broken, or only spoken of.
  package var demandsMutants: Bool
  package var folder: URL
  /// Where the pack's solutions are, when this copy of it has them.
  package var solutionsFolder: URL?

  package init(
    identifier: String, format: Int, version: String, title: LocalizedText, languages: [String],
    license: String, rings: [Ring], renames: [String: String] = [:],
    demandsMutants: Bool = false, folder: URL,
    solutionsFolder: URL? = nil
  ) {
    self.identifier = identifier
    self.format = format
    self.version = version
    self.title = title
    self.languages = languages
    self.license = license
    self.rings = rings
    self.renames = renames
    self.demandsMutants = demandsMutants
    self.folder = folder
    self.solutionsFolder = solutionsFolder
  }

  /// Every exercise, in the order in which a learner meets them.
  package var exercises: [Exercise] { rings.flatMap(\.exercises) }

  package func exercise(_ identifier: String) -> Exercise? {
    exercises.first { $0.identifier == identifier }
  }
}

extension Pack {
  /// The exercise whose widget the course ends with: the last one that shows most families.
  package var finishedWidget: Exercise? {
    let widgets = exercises.filter { $0.preview?.widget != nil }
    let most = widgets.compactMap { $0.preview?.families.count }.max()
    return widgets.last { $0.preview?.families.count == most }
  }
}
