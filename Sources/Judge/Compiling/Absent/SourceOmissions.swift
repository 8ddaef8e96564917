import AppleNames
package import Foundation
package import Sentences
import Storage
import SwiftSource

/// Compiles files without the code that needs absent modules.
///
/// For each error, it removes the smallest piece around it: first a statement, then larger pieces, up to a
/// whole declaration. Lines and columns stay valid for the author.
package actor SourceOmissions {
  /// A line removed because of an absent module.
  package struct Told: Sendable, Hashable {
    package let file: URL
    package let line: Int
    package let sentence: Sentence
    /// The missing framework or package, or else the missing name; nil if neither is certain.
    package let source: String?
    /// Whether the line may need a package rather than an Apple framework.
    package var isOfPackage: Bool { source.map { !AppleNames.isFramework($0) } ?? true }
  }

  /// The origin of the files, which decides whether an error may be a typo.
  package enum Origin: String, Sendable {
    /// The author is editing the files, so an unknown name may be a typo.
    case author
    /// A project lists the files, so Xcode has built them before.
    ///
    /// An unknown member of an Apple type counts as API that Rings lacks, unless the compiler knows a similar
    /// member.
    case project
    /// Like `author`, but the files are compiled alongside modules that have omissions.
    case besideOmissions
    /// Xcode has built the files, and the author doesn't edit them here; every error is due to a missing API.
    case builtModule
  }

  let absent: AbsentModules
  let origin: Origin
  private let folder: URL
  private let kept: CachedOmissions
  let sources: [URL]
  var files: [URL: OmittedFile] = [:]
  /// The number of declarations of each name.
  private(set) var declared: [String: Int] = [:]
  /// The names that are declared outside functions.
  private(set) var outerNames: Set<String> = []
  /// The names that are declared outside types and functions.
  private(set) var fileNames: Set<String> = []
  /// Returns whether a name is in Rings' own modules.
  let isOffered: @Sendable (String) -> Bool
  /// The frameworks whose names are visible in each file.
  private(set) var frameworks: [URL: [String]] = [:]
  /// The names of removed declarations.
  private var gone: Set<String> = []
  /// The types with removed parts.
  private var touched: Set<String> = []
  private var rounds = 0
  /// Whether code that uses absent frameworks' names was removed before the first compile.
  private var isAnticipated: Bool
  /// The files that lost code or import absent modules, and whose types haven't been checked since.
  private(set) var unchecked: Set<URL> = []
  /// Whether the omissions differ from the stored ones.
  private var isNew = false

  package private(set) var told: [Told] = []
  /// The maximum number of rounds, more than cascading omissions need.
  private static let mostRounds = 40
  /// The number of rounds before removing whole bodies, because the learner is waiting.
  private static let patientRounds = 6
  private var isHasty: Bool { rounds > Self.patientRounds }

  /// - Parameters:
  ///   - folder: The folder for changed copies.
  ///   - kept: The stored omissions for these files.
  ///   - isOffered: Returns whether a name is in Rings' own modules.
  init(
    _ sources: [URL], absent: AbsentModules, origin: Origin, folder: URL,
    kept: CachedOmissions, isOffered: @escaping @Sendable (String) -> Bool
  ) {
    self.absent = absent
    self.origin = origin
    self.folder = folder
    self.kept = kept
    self.sources = sources
    self.isOffered = isOffered
    let known = kept.read()
    isAnticipated = known != nil || absent.isEmpty
    for (number, url) in sources.enumerated() {
      guard let bytes = try? SourceCopies.bytes(of: url) else { continue }
      let source = SwiftFile(bytes)
      let file = OmittedFile(source, without: known?.pieces[number] ?? OmittedFile.Pieces())
      declared.merge(file.declarations) { $0 + $1 }
      outerNames.formUnion(file.outerNames)
      fileNames.formUnion(file.fileNames)
      frameworks[url] = AppleNames.frameworks(
        visibleWith: source.imports.map(\.module).filter(absent.isFramework))
      files[url] = file
    }
    let signatures = CallSignatures(of: files.values.map(\.file), declared: declared)
    for url in files.keys { files[url]?.signatures = signatures }
    guard let known else { return }
    gone = known.gone
    touched = known.touched
    told = known.told.compactMap { told in
      sources.indices.contains(told.file)
        ? Told(
          file: sources[told.file], line: told.line, sentence: told.sentence, source: told.source)
        : nil
    }
  }

  /// Stores the omissions that let the files compile, because finding them may have taken many compiles.
  package func keep() {
    guard isNew else { return }
    var all = CachedOmissions.Omissions(gone: gone, touched: touched)
    for (number, url) in sources.enumerated() {
      if let pieces = files[url]?.pieces, !pieces.isEmpty { all.pieces[number] = pieces }
      all.told += told.filter { $0.file == url }.map {
        CachedOmissions.Told(
          file: number, line: $0.line, sentence: $0.sentence, source: $0.source)
      }
    }
    kept.write(all)
  }

  /// Returns the URLs to compile instead of `sources`, with changed copies for files that have omissions.
  package func urls(for sources: [URL]) throws -> [URL] {
    if !isAnticipated {
      (isAnticipated, isNew) = (true, true)
      anticipate()
      unchecked.formUnion(sources.filter { !absent.imported(by: $0).isEmpty })
    }
    return try sources.enumerated().map { number, url in
      guard let file = files[url], file.isChanged else { return url }
      let place = copyFolder(number)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let copy = place.appending(path: url.lastPathComponent)
      try ScratchFile.write(Data(file.text), to: copy)
      originals[copy.path] = url
      return copy
    }
  }

  /// Records that the types in all changed files are right.
  func noteChecked() { unchecked = [] }

  private var originals: [String: URL] = [:]

  private func copyFolder(_ number: Int) -> URL { folder.appending(path: "omitted\(number)") }

  /// Removes the code that causes the errors in a compile outcome.
  ///
  /// Returns false if nothing more can be removed, or if an error is the author's mistake.
  package func omit(because outcome: CompileOutcome) -> Bool {
    if case .plugin = outcome { return false }
    rounds += 1
    isNew = true
    guard rounds <= Self.mostRounds else { return false }
    switch outcome {
    case .diagnostics(let found):
      let errors = found.filter { $0.severity == .error }
      // If the author misspelled an import, report all errors.
      guard !errors.isEmpty, !errors.contains(where: { isSlipInImport($0) || isAuthors($0) })
      else { return false }
      noteMissingTypes(errors)
      let groups = Self.groups(of: errors)
      return omit(all: groups.extra + groups.causes) || omit(all: groups.effects)
    case .tooHard(let code):
      guard let path = code.file, let line = code.line, let url = original(path),
        let (place, isNew) = files[url]?.widen(line: line, column: nil, isHasty: isHasty)
      else { return false }
      if isNew { forget(place, in: url) }
      return true
    case .plugin, .crashed, .timedOut, .outOfMemory, .outputTooLarge: return false
    }
  }

  /// Whether an import fails although its module isn't in `absent`, because the author misspelled the name of
  /// one of our modules.
  private func isSlipInImport(_ error: Diagnostic) -> Bool {
    guard error.message.contains("no such module"),
      let module = Self.quotedNames(in: error.message).first, !module.contains(".")
    else { return false }
    return !absent.names.contains(module)
  }

  /// Whether an error is the author's mistake: an unknown name that Apple doesn't declare either.
  private func isAuthors(_ error: Diagnostic) -> Bool {
    guard origin == .author, absent.isEmpty, Self.speaksOfNothing(error.message),
      let location = error.location, let url = original(location.file)
    else { return false }
    let names = Self.quotedNames(in: error.message)
    return !isUnknown(names, in: error.message, of: url)
      && !names.contains { gone.contains($0) || touched.contains($0) }
  }

  private func original(_ path: String) -> URL? {
    originals[path] ?? files.keys.first { $0.path == path }
  }

  private func omit(all errors: [Diagnostic]) -> Bool {
    var omitted = false
    for error in errors where omit(error) { omitted = true }
    return omitted
  }

  private func omit(_ error: Diagnostic) -> Bool {
    guard let location = error.location, let url = original(location.file), var file = files[url]
    else { return false }
    if file.isOut(line: location.line, column: location.column) { return true }
    let names = Self.quotedNames(in: error.message)
    let isUnknown = self.isUnknown(names, in: error.message, of: url)
    let isObjectiveC = error.message.contains(Self.overrideInExtension)
    let imported = absent.imported(by: url)
    let callees = file.callees(line: location.line, column: location.column)
    let words = file.words(aroundLine: location.line, column: location.column)
    // An author's own mistake may be in a statement that also uses a removed declaration.
    let used = names + callees + (origin == .author ? [] : words)
    let isAftermath =
      used.contains { gone.contains($0) || touched.contains($0) }
      || file.isTouched(aroundLine: location.line)
    let call = callees.first { isOtherForm(of: $0, in: error.message, at: url) }
    guard
      isUnknown || isObjectiveC || !imported.isEmpty || isAftermath || call != nil
        || origin == .builtModule
    else { return false }
    if isAftermath, file.removeExtraArguments(because: error) {
      files[url] = file
      unchecked.insert(url)
      return true
    }
    guard
      let (place, isNew) = file.widen(
        line: location.line, column: location.column, isHasty: isHasty)
    else { return false }
    files[url] = file
    if isNew {
      forget(place, in: url)
      follow(place, in: url)
    }
    if isObjectiveC {
      tell(url, location.line, Self.ofObjectiveC(names.first ?? ""), source: nil)
    } else if let call, !isAftermath, imported.isEmpty {
      tell(url, location.line, MissingName.sentence(formOf: call, error.message), source: call)
    } else if isUnknown || !isAftermath {
      // Use only names in the source, because a message may also contain names from the compiler.
      let written = names.filter { name in
        declared[name] == nil && (file.mentions(name, in: place) || words.contains(name))
          && (isUnknown || AppleNames.framework(declaring: name, among: imported) != nil)
      }
      // For a missing member, the message mentions the type first.
      let isMember = error.message.contains("has no member")
      let missing =
        isMember ? names.last.flatMap { written.contains($0) ? $0 : nil } : written.first
      tell(url, location.line, missing: missing, isMember: isMember)
    }
    let member = file.file[place.lowerBound + 1].name
    if file.file[place.lowerBound].isSign("."),
      error.message.contains("has no member '\(member)'")
    {
      followModifier(member, isCertain: error.message.contains("'some View' has no member"))
    }
    return true
  }

  /// Whether a message reports a name that Rings lacks, rather than one that the author misspelled.
  private func isUnknown(_ names: [String], in message: String, of file: URL) -> Bool {
    // Some types of this SDK aren't `Sendable` although Apple's are.
    if origin == .project || origin == .besideOmissions, Self.speaksOfRaces(message) { return true }
    guard Self.speaksOfNothing(message) else { return false }
    guard absent.isEmpty, origin == .author || origin == .project else {
      return !names.allSatisfy { declared[$0] != nil }
    }
    guard !message.contains("did you mean") else { return false }
    let visible = frameworks[file] ?? []
    func isApples(_ name: String) -> Bool {
      declared[name] == nil
        && (origin == .project && Self.isApples(name)
          || AppleNames.framework(declaring: name, among: visible) != nil)
    }
    if message.contains("has no member") {
      // The table of Apple's names has no members.
      guard origin == .project, let type = names.first, let member = names.last else {
        return false
      }
      let outer = type.split(separator: ".").first.map(String.init) ?? type
      return declared[member] == nil && (type == "some View" || isApples(outer))
    }
    return names.contains { isApples($0) }
  }

  /// Whether an error in a project is about a form of a call that only Apple's type may offer.
  private func isOtherForm(of callee: String, in message: String, at file: URL) -> Bool {
    guard origin == .project || origin == .besideOmissions, declared[callee] == nil,
      callee.first?.isUppercase == true
    else { return false }
    return Self.speaksOfForms(message)
      && AppleNames.framework(declaring: callee, among: frameworks[file] ?? []) != nil
  }

  private static func speaksOfRaces(_ message: String) -> Bool {
    ["risks causing data races", "non-Sendable"].contains { message.contains($0) }
  }

  private static func speaksOfForms(_ message: String) -> Bool {
    ["initializer", "in call", "to call", "argument label", "expected argument type"].contains {
      message.contains($0)
    }
  }

  /// Records the declarations in a removed piece as gone.
  func forget(_ place: Range<Int>, in url: URL) {
    guard let file = files[url] else { return }
    unchecked.insert(url)
    gone.formUnion(file.declaredNames(in: place))
    touched.formUnion(file.names(around: place))
  }

  private func tell(_ url: URL, _ line: Int, _ sentence: Sentence, source: String?) {
    guard !told.contains(where: { $0.file == url && $0.line == line }) else { return }
    told.append(Told(file: url, line: line, sentence: sentence, source: source))
  }

  /// Reports a line that needs a name that Rings lacks, and the module if it's certain.
  func tell(_ url: URL, _ line: Int, missing name: String?, isMember: Bool = false) {
    let imported = absent.imported(by: url)
    let missing = MissingName(
      name: name, isMember: isMember, visible: frameworks[url] ?? [],
      absentFrameworks: imported.filter(absent.isFramework),
      packages: imported.filter { !absent.isFramework($0) },
      objectiveC: absent.objectiveC)
    tell(url, line, missing.sentence, source: missing.source)
  }

  /// Whether the files are compiled as they are, as far as is known before compiling.
  package var isUntouched: Bool { absent.isEmpty && !files.values.contains(where: \.isChanged) }

  /// The words in the removed code.
  package var removedWords: Set<String> {
    files.values.reduce(into: []) { $0.formUnion($1.removedWords) }
  }

  /// The names of the removed types that conform to `Widget`.
  package var lostWidgets: [String] {
    sources.compactMap { files[$0]?.file }.flatMap(\.types).filter {
      gone.contains($0.name) && $0.keyword != "extension" && $0.inherited.contains("Widget")
    }.map(\.name)
  }

  /// Returns the note about a member that only Objective-C can call.
  private static func ofObjectiveC(_ name: String) -> Sentence {
    Sentence(
      "Overriding `\(name)` in an extension requires Objective-C. The widget is drawn without it.",
      ko: "익스텐션에서 `\(name)` 선언을 재정의하려면 Objective-C가 필요해요. 이 부분 없이 위젯을 그려요.")
  }

  private static let overrideInExtension = "cannot be overridden from extension"

  /// Whether a message reports an unknown name.
  private static func speaksOfNothing(_ message: String) -> Bool {
    [
      "cannot find", "'#selector' can only be used", "has no member", "is not a member type",
      "no such module",
      "unknown attribute", "no macro named",
    ]
    .contains { message.contains($0) }
  }

  /// Whether a name begins with the prefix of one of Apple's C or Objective-C frameworks.
  ///
  /// Examples are `AVPlayer` and `kCIInputImageKey`. The SDK may lack such a name even if it has the
  /// framework.
  private static func isApples(_ name: String) -> Bool {
    let letters = name.hasPrefix("k") ? name.dropFirst() : name[...]
    let start = letters.prefix { $0.isUppercase }
    return start.count >= 3 && prefixes.contains(String(start.prefix(2)))
      && letters.count > start.count
  }

  private static let prefixes: Set = [
    "AV", "CA", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "CV", "EK", "GC", "GK", "HK", "HM",
    "LA", "MC", "MF", "MK", "ML", "MP", "MT", "NE", "NF", "NL", "NS", "NW", "PD", "PH", "PK", "QL",
    "SC", "SF", "SK", "ST", "UI", "UN", "VN", "WC", "WK",
  ]

  static func quotedNames(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { String($0.element.prefix { $0 != "(" && $0 != "<" && $0 != "?" }) }
      .filter { $0 == "init" || !SwiftFile(Array($0.utf8)).tokens.contains(where: \.isKeyword) }
  }
}
