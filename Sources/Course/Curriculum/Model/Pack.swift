package import Foundation
import Sentences

/// A folder of exercises that belong together: a course.
package struct Pack: Codable, Hashable, Sendable {
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
  /// Whether an assertion that no wrong answer needs breaks the pack, or is only spoken of.
  package var demandsAssertions: Bool
  package var folder: URL
  /// Where the pack's solutions are, when this copy of it has them.
  package var solutionsFolder: URL?
  /// What this copy is, where it is not all of the pack or was not proven.
  package var bundle: BundleManifest?

  package init(
    identifier: String, format: Int, version: String, title: LocalizedText, languages: [String],
    license: String, rings: [Ring], renames: [String: String] = [:],
    demandsMutants: Bool = false, demandsAssertions: Bool = false, folder: URL,
    solutionsFolder: URL? = nil, bundle: BundleManifest? = nil
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
    self.demandsAssertions = demandsAssertions
    self.folder = folder
    self.solutionsFolder = solutionsFolder
    self.bundle = bundle
  }

  /// Every exercise, in the order in which a learner meets them.
  package var exercises: [Exercise] { rings.flatMap(\.exercises) }

  /// The language in which checks are written and to which translations are held.
  package var baseLanguage: String { Self.baseLanguage(of: languages) }

  /// English, or the first of languages that have no English among them.
  package static func baseLanguage(of languages: [String]) -> String {
    let english = Language.english.rawValue
    return languages.contains(english) ? english : languages.first ?? english
  }

  /// The languages that its texts are translated into.
  package var translations: [String] { languages.filter { $0 != baseLanguage } }

  package func exercise(_ identifier: String) -> Exercise? {
    exercises.first { $0.identifier == identifier }
  }
}

extension Pack {
  /// Whether this copy is one for students: without solutions, and without checks that others run.
  package var isForStudents: Bool { bundle?.edition == .student }

  /// Refuses what needs all of a pack.
  ///
  /// - Throws: `CurriculumError.forStudents`.
  package func requireWhole() throws(CurriculumError) {
    guard isForStudents else { return }
    throw .forStudents(pack: identifier)
  }

  /// The exercise whose widget the course ends with: the last one that shows most families.
  package var finishedWidget: Exercise? {
    let widgets = exercises.filter { $0.preview?.widget != nil }
    let most = widgets.compactMap { $0.preview?.families.count }.max()
    return widgets.last { $0.preview?.families.count == most }
  }
}
