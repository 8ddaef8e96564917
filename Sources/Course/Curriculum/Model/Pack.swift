package import Foundation
import Sentences

package struct Pack: Codable, Hashable, Sendable {
  /// The pack's identifier, stable and in lowercase.
  ///
  /// The folder may be renamed, but the identifier may not.
  package var identifier: String
  /// The version of the file format of `pack.yml`.
  package var format: Int
  package var version: String
  package var title: LocalizedText
  package var languages: [String]
  package var license: String
  package var rings: [Ring]
  /// The routes through parts of the course, with the newcomers' route first; may be empty.
  package var routes: [Route]
  /// Current identifiers of renamed exercises, by former identifier.
  package var renames: [String: String]
  /// Whether an exercise that misses too many mutants fails validation, instead of only being reported.
  package var demandsMutants: Bool
  /// Whether an assertion that no wrong answer requires fails validation, instead of only being reported.
  package var demandsAssertions: Bool
  /// Whether a check that rejects an equivalent variant of the solution fails validation, instead of only
  /// being reported.
  package var demandsVariants: Bool
  /// The additional parts of validation to run, as if their options were given.
  package var validation: Set<ExtraValidation>
  package var folder: URL
  package var solutionsFolder: URL?
  /// The metadata of this copy; nil for a validated copy of the whole pack.
  package var bundle: BundleManifest?

  package init(
    identifier: String, format: Int, version: String, title: LocalizedText, languages: [String],
    license: String, rings: [Ring], routes: [Route] = [], renames: [String: String] = [:],
    demandsMutants: Bool = false, demandsAssertions: Bool = false, demandsVariants: Bool = false,
    validation: Set<ExtraValidation> = [], folder: URL,
    solutionsFolder: URL? = nil, bundle: BundleManifest? = nil
  ) {
    self.identifier = identifier
    self.format = format
    self.version = version
    self.title = title
    self.languages = languages
    self.license = license
    self.rings = rings
    self.routes = routes
    self.renames = renames
    self.demandsMutants = demandsMutants
    self.demandsAssertions = demandsAssertions
    self.demandsVariants = demandsVariants
    self.validation = validation
    self.folder = folder
    self.solutionsFolder = solutionsFolder
    self.bundle = bundle
  }

  /// All exercises in course order.
  package var exercises: [Exercise] { rings.flatMap(\.exercises) }

  /// The language of the checks, from which all text is translated.
  package var baseLanguage: String { Self.baseLanguage(of: languages) }

  /// Returns English, or the first language if English isn't among them.
  package static func baseLanguage(of languages: [String]) -> String {
    let english = Language.english.rawValue
    return languages.contains(english) ? english : languages.first ?? english
  }

  /// The languages other than the base language.
  package var translations: [String] { languages.filter { $0 != baseLanguage } }

  package func exercise(_ identifier: String) -> Exercise? {
    exercises.first { $0.identifier == identifier }
  }
}

extension Pack {
  package var manifestFile: URL { folder.appending(path: "pack.yml") }
  package var glossaryFile: URL { folder.appending(path: GlossaryReader.name) }

  package var isForStudents: Bool { bundle?.edition == .student }

  /// Throws for a student copy.
  ///
  /// - Throws: `CurriculumError.forStudents`.
  package func requireWhole() throws(CurriculumError) {
    guard isForStudents else { return }
    throw .forStudents(pack: identifier)
  }

  /// The exercise with the finished widget.
  ///
  /// This is the last exercise whose widget is previewed in the most families.
  package var finishedWidget: Exercise? {
    let widgets = exercises.filter { $0.preview?.widget != nil }
    let most = widgets.compactMap { $0.preview?.families.count }.max()
    return widgets.last { $0.preview?.families.count == most }
  }
}
