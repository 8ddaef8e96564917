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
  }

  /// The origin of the files, which decides whether an error may be a typo.
  package enum Origin: String, Sendable {
    /// The author is editing the files, so an unknown name may be a typo.
    case author
    /// Like `author`, but the files are compiled alongside modules that have omissions.
    case besideOmissions
    /// Xcode has built the files, and the author doesn't edit them here; every error is due to a missing API.
    case builtModule
  }

  private let absent: AbsentModules
  private let origin: Origin
  private let folder: URL
  private let kept: CachedOmissions?
  private let sources: [URL]
  private var files: [URL: OmittedFile] = [:]
  private var declared: Set<String> = []
  /// The names of removed declarations.
  private var gone: Set<String> = []
  /// The types with removed parts.
  private var touched: Set<String> = []
  private var rounds = 0

  package private(set) var told: [Told] = []

  /// The maximum number of rounds, more than cascading omissions need.
  private static let mostRounds = 40
  /// The number of rounds before removing whole bodies, because the learner is waiting.
  private static let patientRounds = 6
  private var isHasty: Bool { rounds > Self.patientRounds }

  /// - Parameters:
  ///   - folder: The folder for changed copies.
  ///   - kept: The stored omissions for these files.
  init(
    _ sources: [URL], absent: AbsentModules, origin: Origin, folder: URL,
    kept: CachedOmissions? = nil
  ) {
    self.absent = absent
    self.origin = origin
    self.folder = folder
    self.kept = kept
    self.sources = sources
    let known = kept?.read()
    for (number, url) in sources.enumerated() {
      guard let bytes = try? SourceCopies.bytes(of: url) else { continue }
      let file = OmittedFile(
        SwiftFile(bytes), without: known?.pieces[number] ?? OmittedFile.Pieces())
      declared.formUnion(file.declaredNames(in: nil))
      files[url] = file
    }
    guard let known else { return }
    gone = known.gone
    touched = known.touched
    told = known.told.compactMap { told in
      sources.indices.contains(told.file)
        ? Told(file: sources[told.file], line: told.line, sentence: told.sentence) : nil
    }
  }

  /// Stores the omissions that let the files compile, because finding them may have taken many compiles.
  package func keep() {
    guard rounds > 0, let kept else { return }
    var all = CachedOmissions.Omissions(gone: gone, touched: touched)
    for (number, url) in sources.enumerated() {
      if let pieces = files[url]?.pieces, !pieces.isEmpty { all.pieces[number] = pieces }
      all.told += told.filter { $0.file == url }.map {
        CachedOmissions.Told(file: number, line: $0.line, sentence: $0.sentence)
      }
    }
    kept.write(all)
  }

  /// Returns the URLs to compile instead of `sources`, with changed copies for files that have omissions.
  package func urls(for sources: [URL]) throws -> [URL] {
    try sources.enumerated().map { number, url in
      guard let file = files[url], file.isChanged else { return url }
      let place = copyFolder(number)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let copy = place.appending(path: url.lastPathComponent)
      try ScratchFile.write(Data(file.text), to: copy)
      originals[copy.path] = url
      return copy
    }
  }

  private var originals: [String: URL] = [:]

  private func copyFolder(_ number: Int) -> URL { folder.appending(path: "omitted\(number)") }

  /// Removes the code that causes the errors in a compile outcome.
  ///
  /// Returns false if nothing more can be removed, or if an error is the author's mistake.
  package func omit(because outcome: CompileOutcome) -> Bool {
    if case .plugin = outcome { return false }
    rounds += 1
    guard rounds <= Self.mostRounds else { return false }
    switch outcome {
    case .diagnostics(let found):
      let errors = found.filter { $0.severity == .error }
      // If the author misspelled an import, report all errors.
      guard !errors.isEmpty, !errors.contains(where: isSlipInImport) else { return false }
      var omitted = false
      for error in errors where omit(error) { omitted = true }
      return omitted
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

  private func original(_ path: String) -> URL? {
    originals[path] ?? files.keys.first { $0.path == path }
  }

  private func omit(_ error: Diagnostic) -> Bool {
    guard let location = error.location, let url = original(location.file), var file = files[url]
    else { return false }
    if file.isOut(line: location.line, column: location.column) { return true }
    let names = Self.quotedNames(in: error.message)
    let isUnknown =
      absent.isEmpty && origin == .author
      ? names.contains { !declared.contains($0) && Self.isApples($0) }
        && Self.speaksOfNothing(error.message)
      : Self.speaksOfNothing(error.message) && !names.allSatisfy(declared.contains)
    let isObjectiveC = error.message.contains(Self.overrideInExtension)
    let imported = absent.imported(by: url)
    let isAftermath =
      names.contains(where: gone.contains) || names.contains(where: touched.contains)
      || file.isTouched(aroundLine: location.line)
    guard
      isUnknown || isObjectiveC || !imported.isEmpty || isAftermath || origin == .builtModule
    else { return false }
    guard
      let (place, isNew) = file.widen(
        line: location.line, column: location.column, isHasty: isHasty)
    else { return false }
    files[url] = file
    if isNew { forget(place, in: url) }
    if isObjectiveC {
      tell(url, location.line, Self.ofObjectiveC(names.first ?? ""))
    } else if isUnknown || !isAftermath {
      // Use only names in the source, because a message may also contain names from the compiler.
      let written = names.filter { file.mentions($0, in: place) }
      // For a missing member, the message mentions the type first.
      let isMember = error.message.contains("has no member")
      tell(url, location.line, sentence(of: isMember ? written.reversed() : written, imported))
    }
    return true
  }

  /// Records the declarations in a removed piece as gone.
  private func forget(_ place: Range<Int>, in url: URL) {
    guard let file = files[url] else { return }
    gone.formUnion(file.declaredNames(in: place))
    touched.formUnion(file.names(around: place))
  }

  private func tell(_ url: URL, _ line: Int, _ sentence: Sentence) {
    guard !told.contains(where: { $0.file == url && $0.line == line }) else { return }
    told.append(Told(file: url, line: line, sentence: sentence))
  }

  private func sentence(of names: [String], _ imported: [String]) -> Sentence {
    let missing = imported.isEmpty ? absent.names : imported
    let modules = missing.isEmpty ? "iOS" : missing.joined(separator: ", ")
    let name = names.first { !declared.contains($0) }
    if let name, missing.count > 1 {
      // There's no way to know which module contains the name.
      return Sentence(
        """
        Rings doesn't have `\(name)`, which may come from one of these modules: \(modules). The \
        widget is drawn without it.
        """,
        ko: "`\(name)`: Rings에 없어요. \(modules) 가운데 한 모듈에 있는 것일 수 있어요. 이 부분 없이 위젯을 그려요.")
    }
    return name.map {
      Sentence(
        "Rings doesn't have `\($0)` from \(modules). The widget is drawn without it.",
        ko: "\(modules)의 `\($0)`: Rings에 없어요. 이 부분 없이 위젯을 그려요.")
    }
      ?? Sentence(
        """
        This code needs something that Rings doesn't have (\(modules)). The widget is drawn \
        without it.
        """,
        ko: "Rings에 없는 것이 필요한 코드예요(\(modules)). 이 부분 없이 위젯을 그려요.")
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
      "cannot find", "'#selector' can only be used", "has no member", "no such module",
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

  private static func quotedNames(in message: String) -> [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap {
      $0.offset % 2 == 1 ? String($0.element.prefix { $0 != "(" && $0 != "<" && $0 != "?" }) : nil
    }
  }
}
