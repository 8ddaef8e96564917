import Foundation
import Processes
package import Sentences
import Storage

extension PluginCompiler {
  /// Returns the declarations that learners can use, extracted by the toolchain's tool and cached for these
  /// modules.
  ///
  /// The first call takes a few seconds.
  ///
  /// - Parameters:
  ///   - onReading: Called before the extraction.
  ///   - pause: Waits before each module for more urgent work.
  /// - Throws: `SymbolReadingError`, or an error if the cache can't be written or the build has no modules.
  package func symbols(
    onReading: @Sendable () -> Void = {}, pause: @escaping @Sendable () async -> Void = {}
  ) async throws -> SymbolIndex {
    let kit = try SoftwareDevelopmentKit.prepare(
      modules: modules, audience: .learner, cache: cache)
    let path = symbolsPath(for: kit)
    if let kept = cache.read(SymbolIndex.self, at: path) {
      cache.noteUse(of: path)
      return kept
    }
    onReading()
    let folder = try cache.folder("symbol-graphs").appending(path: UUID().uuidString)
    try ReadableFolder.make(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let extractor = toolchain.root + "/bin/swift-symbolgraph-extract"
    guard FileManager.default.isExecutableFile(atPath: extractor) else {
      throw SymbolReadingError.noExtractor(extractor)
    }
    let read = try await concurrently(documentedModules(of: kit), atMost: 2) { module in
      await pause()
      return try await symbols(of: module, by: extractor, into: folder)
    }
    let index = SymbolIndex(read.flatMap(\.self))
    // A failed write only costs time later.
    try? cache.write(index, at: path)
    cache.makeRoom(in: "symbols", capacity: 4)
    return index
  }

  /// Returns the cached declarations; nil if they haven't been extracted.
  package func keptSymbols() -> SymbolIndex? {
    guard
      let kit = try? SoftwareDevelopmentKit.prepare(
        modules: modules, audience: .learner, cache: cache)
    else { return nil }
    return cache.read(SymbolIndex.self, at: symbolsPath(for: kit))
  }

  private func symbolsPath(for kit: SoftwareDevelopmentKit) -> String {
    "symbols/\(kit.stamp)-\(BuildIdentity.judge.prefix(16)).json"
  }

  /// Returns the modules that learners import: Apple's frameworks and stand-ins.
  private func documentedModules(of kit: SoftwareDevelopmentKit) -> [String] {
    SoftwareDevelopmentKit.frameworks + ["AppleFoundation"]
      + kit.standIns.map { $0 + "StandIn" }
  }

  private func symbols(
    of module: String, by extractor: String, into folder: URL
  ) async throws -> [DocumentedSymbol] {
    // Don't use the folder of links, because comments are in files next to the original modules.
    let report = try await ProcessCommand(
      executable: extractor,
      arguments: [
        "-module-name", module, "-target", toolchain.triple, "-I", modules.path,
        "-output-dir", folder.path, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-module-cache-path",
        folder.appending(path: "modules").path,
      ],
      environment: [:]
    ).run(deadline: .seconds(120))
    guard report.end.isSuccess else {
      throw SymbolReadingError.notRead(module: module, reason: report.errorText)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0 == "\(module).symbols.json" || ($0.hasPrefix("\(module)@") && $0.hasSuffix(".json"))
    }
    return try names.sorted().flatMap { name in
      let bytes = try Data(contentsOf: folder.appending(path: name))
      guard let file = try? JSONDecoder().decode(SymbolGraphFile.self, from: bytes) else {
        throw SymbolReadingError.notRead(module: module, reason: name)
      }
      return file.documented
    }
  }
}

/// The reason that the SDK's declarations are unavailable.
package enum SymbolReadingError: Error, Equatable {
  /// The toolchain has no `swift-symbolgraph-extract`.
  case noExtractor(String)
  case notRead(module: String, reason: String)
}

extension SymbolReadingError: SpokenError {
  package var sentence: Sentence {
    switch self {
    case .noExtractor(let program):
      Sentence(
        """
        The Swift toolchain has no \(program), which Rings needs to read modules. Install the \
        complete toolchain.
        """,
        ko: "Swift 툴체인에 모듈을 읽는 데 필요한 \(program) 프로그램이 없어요. 툴체인 전체를 설치하세요.")
    case .notRead(let module, let reason):
      Sentence(
        "Can't read the declarations of \(module): \(reason)",
        ko: "\(module) 모듈의 선언을 읽을 수 없어요: \(reason)")
    }
  }
}
