package import Foundation
import Hashing
package import Sentences
package import Storage

/// The modules that some source may import: only selected files of our build.
package struct SoftwareDevelopmentKit: Sendable {
  /// The kind of source for which modules are selected.
  package enum Audience: String, Sendable, Codable, CaseIterable {
    /// A learner's files, with Apple's frameworks.
    case learner

    /// A learner's files together with the author's probes.
    case probes

    /// An author's checks, which never see learner code.
    case checks
  }

  package let audience: Audience

  /// The folder of links to module files, for `-I`.
  package let folder: URL

  /// The folder that the links point to.
  package let modules: URL

  /// Apple's names of the modules that are stand-ins, such as `Combine`.
  package let standIns: [String]

  /// The modules that every file with an import imports implicitly, if the build has them.
  ///
  /// These are the rest of Foundation, with what it re-exports: Combine's publishers for Foundation types,
  /// and Darwin's functions.
  package let implicitImports: [String]

  /// The implicit imports, under the names that source uses.
  package var implicitNames: [String] {
    implicitImports.map { $0.hasSuffix(Self.suffix) ? String($0.dropLast(Self.suffix.count)) : $0 }
  }

  /// The modules that a file may import, used to warm caches.
  package let importable: [String]

  /// An identifier that changes whenever a module does, and that's equal wherever the modules are equal.
  package let stamp: String
}

extension SoftwareDevelopmentKit {
  private static let suffix = "StandIn"

  /// Apple's frameworks that our modules provide under their own names, lowest layer first.
  package static let frameworks = [
    "AppIntents", "Intents", "SwiftUI", "UIKit", "ActivityKit", "WidgetKit",
  ]

  /// Returns the modules available to an audience, including their dependencies.
  package static func names(for audience: Audience, standIns: [String]) -> [String] {
    let frameworks =
      frameworks + [
        "AppleFoundation", "Drawing", "FontFiles", "ImageFiles", "PhoneFacts", "Pixels",
        "Sentences",
      ]
    return switch audience {
    case .learner: frameworks + standIns
    case .probes:
      frameworks + standIns + ["LessonProbes", "WorkerProtocol", "Simulator", "PictureReading"]
    case .checks:
      [
        "LessonChecks", "WidgetLint", "PictureReading", "SwiftSource", "WorkerProtocol", "Drawing",
        "ImageFiles", "PhoneFacts", "Pixels", "Sentences",
      ]
    }
  }

  /// Selects the modules for `audience` from a build's `Modules` folder, and stores the links in `cache`.
  package static func prepare(
    modules: URL, audience: Audience, cache: CacheDirectory
  ) throws -> SoftwareDevelopmentKit {
    let present = try modulesPresent(in: modules)
    let standIns = present.filter { $0.hasSuffix(suffix) && $0 != suffix }
    let chosen = names(for: audience, standIns: standIns).filter(present.contains)
    guard !chosen.isEmpty else {
      throw SoftwareDevelopmentKitError.noModules(folder: modules.path)
    }
    var digest = ContentDigest()
    digest.combine(audience.rawValue)
    for name in chosen { digest.combine(name) }
    digest.combine(
      BuildIdentity.of(
        chosen.map { modules.appending(path: "\($0).swiftmodule") },
        builtIn: modules.deletingLastPathComponent()))
    let stamp = String(digest.hexadecimal.prefix(16))
    // The links point into one build folder, so its path is part of the key.
    digest.combine(modules.path)
    let folder = cache.url.appending(path: "kits/\(digest.hexadecimal.prefix(16))")
    do {
      try link(chosen, from: modules, in: folder)
    } catch {
      throw CacheError.notWritable(cache.url.path, reason: SystemReason.text(of: error))
    }
    return SoftwareDevelopmentKit(
      audience: audience, folder: folder, modules: modules,
      standIns: audience == .checks ? [] : standIns.map { String($0.dropLast(suffix.count)) },
      implicitImports: ["AppleFoundation", "CombineStandIn", "DarwinStandIn"].filter(
        chosen.contains),
      importable: chosen.filter { !$0.hasSuffix(suffix) }, stamp: stamp)
  }

  private static func modulesPresent(in folder: URL) throws -> [String] {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw SoftwareDevelopmentKitError.noModules(folder: folder.path)
    }
    return entries.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }.sorted()
  }

  /// Creates the folder of links, unless it already exists and is complete.
  private static func link(_ names: [String], from modules: URL, in folder: URL) throws {
    let files = FileManager.default
    let wanted = Dictionary(
      uniqueKeysWithValues: names.map { name in
        ("\(name).swiftmodule", modules.appending(path: "\(name).swiftmodule").path)
      })
    if isWhole(folder, wanted) { return }
    let draft = folder.deletingLastPathComponent().appending(path: "draft-\(UUID().uuidString)")
    try ReadableFolder.make(draft)
    defer { try? files.removeItem(at: draft) }
    for (name, target) in wanted {
      try files.createSymbolicLink(
        atPath: draft.appending(path: name).path, withDestinationPath: target)
    }
    // Several processes may do this at once. Rename a damaged folder before removing it, so that no process
    // removes another's complete folder without replacing it.
    for isLastAttempt in [false, false, false, true] {
      if rename(draft.path, folder.path) == 0 || isWhole(folder, wanted) { return }
      let damaged = draft.appendingPathExtension("damaged")
      _ = rename(folder.path, damaged.path)
      try? files.removeItem(at: damaged)
      if isLastAttempt { try files.moveItem(at: draft, to: folder) }
    }
  }

  private static func isWhole(_ folder: URL, _ wanted: [String: String]) -> Bool {
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
      Set(found) == Set(wanted.keys)
    else { return false }
    return wanted.allSatisfy { name, target in
      let link = folder.appending(path: name).path
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == target
    }
  }
}

/// The reason that learner code can't be compiled against the SDK.
package enum SoftwareDevelopmentKitError: Error, Equatable {
  /// The folder has none of our modules.
  case noModules(folder: String)
}

extension SoftwareDevelopmentKitError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .noModules(let folder):
      Sentence(
        """
        \(folder) has no modules to compile learner code against. Build Rings with `swift build \
        --product rings` and run it from its build folder.
        """,
        ko: """
          \(folder) 폴더에 학습자 코드를 컴파일할 모듈이 없어요. `swift build --product rings` 명령으로 \
          Rings를 빌드하고 그 빌드 폴더에서 실행하세요.
          """)
    }
  }
}
