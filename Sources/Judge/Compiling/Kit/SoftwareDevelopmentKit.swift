package import Foundation
import Hashing
package import Sentences
package import Storage

/// The modules that some source may import: chosen files of our own build, and nothing beside them.
package struct SoftwareDevelopmentKit: Sendable {
  /// For whom the modules are chosen.
  package enum Audience: String, Sendable, Codable, CaseIterable {
    /// A learner's files: Apple's frameworks.
    case learner

    /// A learner's files with the author's probes beside them.
    case probes

    /// An author's checks, which never see learner code.
    case checks
  }

  /// For whom they are chosen.
  package let audience: Audience

  /// The folder of links to module files, for `-I`.
  package let folder: URL

  /// The folder that the links lead to.
  package let modules: URL

  /// Apple's names of the modules that stand under another name, such as `Combine`.
  package let standIns: [String]

  /// The modules that every file with an import imports unasked, of those that the build has:
  /// Foundation's other half, and with it Combine's publishers of Foundation's types and Darwin's
  /// functions, which Foundation passes on.
  package let implicitImports: [String]

  /// The implicit imports as source has to write them: by the names that stand for others.
  package var implicitNames: [String] {
    implicitImports.map { $0.hasSuffix(Self.suffix) ? String($0.dropLast(Self.suffix.count)) : $0 }
  }

  /// The modules that a file may import, to warm caches with.
  package let importable: [String]

  /// What changes whenever one of the modules does, and is the same for the same modules elsewhere.
  package let stamp: String
}

extension SoftwareDevelopmentKit {
  private static let suffix = "StandIn"

  /// Apple's frameworks that are modules of ours under their own names, from the lowest floor up.
  package static let frameworks = [
    "AppIntents", "Intents", "SwiftUI", "UIKit", "ActivityKit", "WidgetKit",
  ]

  /// What is at hand for an audience: what it imports, and all that those modules import themselves.
  package static func names(for audience: Audience, standIns: [String]) -> [String] {
    let frameworks =
      frameworks + [
        "AppleFoundation", "Drawing", "ImageFiles", "PhoneFacts", "Pixels", "Sentences",
      ]
    return switch audience {
    case .learner: frameworks + standIns
    case .probes:
      frameworks + standIns + ["LessonProbes", "Stage", "Simulator", "PictureReading"]
    case .checks:
      [
        "LessonChecks", "WidgetLint", "PictureReading", "SwiftSource", "Stage", "Drawing",
        "ImageFiles", "PhoneFacts", "Pixels", "Sentences",
      ]
    }
  }

  /// Chooses the modules for `audience` from a build's `Modules` folder; the links are kept in `cache`.
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
    // The links lead into one build folder, whoever else has the same.
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

  /// Makes the folder of links, unless it is there and whole.
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
    // Several may do this at once. A damaged folder makes way under another name, so that nobody takes
    // away what somebody else has just put there whole without putting it there again.
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

/// Why there is nothing to compile learner code against.
package enum SoftwareDevelopmentKitError: Error, Equatable {
  /// The folder holds no module of ours.
  case noModules(folder: String)
}

extension SoftwareDevelopmentKitError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .noModules(let folder):
      Sentence(
        """
        There are no modules to compile learner code against in \(folder). Build Rings with \
        `swift build --product rings` and run it from its build folder.
        """,
        ko: """
          \(folder) 폴더에 학습자 코드를 컴파일할 모듈이 없어요. `swift build --product rings` 명령으로 \
          Rings를 빌드하고 그 빌드 폴더에서 실행하세요.
          """)
    }
  }
}
