import AppleNames
package import Foundation
import SwiftSource
package import Sentences

/// The imported modules that aren't available here.
///
/// These are Apple frameworks that Rings lacks, and packages without sources.
package struct AbsentModules: Sendable, Hashable {
  /// An absent module and its first import.
  package struct Absence: Sendable, Hashable {
    package let module: String
    package let file: URL
    /// The line of the import, counting from 1.
    package let line: Int
  }

  /// The absent modules, in the order of their first import.
  package let absences: [Absence]
  /// The absent modules that each file imports.
  private let importers: [URL: [String]]

  /// The modules of absent packages, some of which may be named like an Apple framework.
  private let packages: Set<String>

  /// The names that the target's Objective-C headers declare.
  let objectiveC: Set<String>

  package var names: [String] { absences.map(\.module) }
  package var isEmpty: Bool { absences.isEmpty && objectiveC.isEmpty }

  func imported(by file: URL) -> [String] { importers[file] ?? [] }

  /// Whether a module is an Apple framework, rather than a package with the same name.
  func isFramework(_ module: String) -> Bool {
    !packages.contains(module) && AppleNames.isFramework(module)
  }

  /// - Parameter isKnown: Returns whether a module can be imported here.
  init(
    in files: [URL], packages: Set<String> = [], objectiveC: Set<String> = [],
    isKnown: (String) -> Bool
  ) {
    self.packages = packages
    self.objectiveC = objectiveC
    var absences: [Absence] = []
    var importers: [URL: [String]] = [:]
    for url in files {
      guard let bytes = try? SourceCopies.bytes(of: url) else { continue }
      let file = SwiftFile(bytes)
      for statement in file.imports where !isKnown(statement.module) {
        // Skip conditional imports, which apply only where the module is available.
        guard !file.isConditional(statement) else { continue }
        importers[url, default: []].append(statement.module)
        if !absences.contains(where: { $0.module == statement.module }) {
          absences.append(Absence(module: statement.module, file: url, line: statement.line))
        }
      }
    }
    self.absences = absences
    self.importers = importers
  }
}

extension SwiftFile {
  /// Whether an import follows a `#if canImport` of its module.
  fileprivate func isConditional(_ statement: ImportStatement) -> Bool {
    tokens.indices.contains { place in
      tokens[place].isWord("canImport") && tokens[place].line < statement.line
        && self[place + 2].name == statement.module
    }
  }
}

extension AbsentModules.Absence {
  /// The note shown before compiling.
  package var sentence: Sentence {
    Sentence(
      """
      Rings doesn't have the module \(module). It leaves out the code that uses it, and compiles \
      and draws the rest.
      """,
      ko: "Rings에는 \(module) 모듈이 없어요. 그 모듈을 쓰는 부분만 빼고, 나머지는 컴파일해서 그려요.")
  }
}

extension PluginCompiler {
  /// Returns the imported modules that aren't available here.
  ///
  /// A name close to one of our modules counts as a typo, which the compiler reports.
  ///
  /// - Parameters:
  ///   - others: Modules that come with the files.
  ///   - packages: Modules of packages that aren't available here, even if they're named like a framework.
  ///   - objectiveC: The names that the target's Objective-C headers declare, which aren't available here.
  ///   - areOfTarget: Whether a project lists the files. Xcode has then built them without typos, so
  ///     `SwiftDate` is a package, not a misspelling.
  package func absentModules(
    in files: [URL], besides others: [String], packages: [String] = [],
    objectiveC: Set<String> = [], areOfTarget: Bool = false
  ) throws -> AbsentModules {
    let kit = try SoftwareDevelopmentKit.prepare(modules: modules, audience: .learner, cache: cache)
    let own = kit.standIns + kit.importable
    let packages = Set(packages).subtracting(others)
    let known = Set(own + others + Self.modulesOfNobody).subtracting(packages)
    return AbsentModules(in: files, packages: packages, objectiveC: objectiveC) { name in
      known.contains(name) || toolchain.offers(name)
        || !areOfTarget && own.contains { Self.isSlip(name, $0) }
    }
  }

  /// The modules that are always available: those of the Swift language and of the system's C library.
  private static let modulesOfNobody = ["Swift", "Builtin", "Glibc", "CDispatch", "SwiftShims"]

  /// Whether two names differ by a typo of one or two letters: `SwiftUl`, but not `WidgetUI`.
  private static func isSlip(_ written: String, _ meant: String) -> Bool {
    guard written != meant, abs(written.count - meant.count) <= 1 else { return false }
    let same = zip(written.lowercased(), meant.lowercased()).filter(==).count
    let fromEnd = zip(written.lowercased().reversed(), meant.lowercased().reversed())
      .prefix { $0 == $1 }.count
    let fromStart = zip(written.lowercased(), meant.lowercased()).prefix { $0 == $1 }.count
    return max(same, fromStart + fromEnd) >= meant.count - 1
  }
}

extension Toolchain {
  fileprivate func offers(_ module: String) -> Bool {
    let files = FileManager.default
    return [runtimeDirectory, "\(runtimeDirectory)/\(architecture)"].contains {
      files.fileExists(atPath: "\($0)/\(module).swiftmodule")
    } || files.fileExists(atPath: "\(root)/lib/swift/\(module)/module.modulemap")
      || files.fileExists(atPath: "\(root)/lib/swift/\(module.lowercased())/module.modulemap")
  }
}
