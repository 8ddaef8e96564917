import Foundation
import Hashing
import Storage

/// Modules patched to look like an iPhone's, so that the compiler checks iOS availability on Linux.
///
/// `@available(iOS …)` is preserved in modules built for Linux. Each module file is copied with its triple
/// replaced, and all other toolchain resources are linked. The copies stay in the user's cache.
struct AvailabilityModules {
  /// The version of the folder's layout.
  private static let format = "5"
  private static let marker = "complete"
  private static let draftLead = "draft-"
  /// The longest time that making a folder may take, in nanoseconds.
  private static let longestMaking: Int64 = 3600 * 1_000_000_000
  /// The number of folders to keep for other toolchains and builds.
  private static let keptOthers = 2

  let folder: URL
  private let toolchain: Toolchain
  private let original: SoftwareDevelopmentKit

  /// The folder of the patched modules, which the compiler gets through `-I`.
  var kit: URL { folder.appending(path: "kit") }
  var resources: URL { folder.appending(path: "resources") }
  var moduleCache: URL { folder.appending(path: "module-cache") }
  var moduleMap: URL { folder.appending(path: "glibc.modulemap") }
  var lock: String { folder.path + ".lock" }

  /// An identifier of this version of the folder; nil if the folder is missing or incomplete.
  var generation: String? {
    FileStamp(path: folder.appending(path: Self.marker).path)?.text
  }

  /// Returns the folder for a toolchain and SDK build, creating it if it's missing, stale or damaged.
  static func prepare(
    toolchain: Toolchain, kit: SoftwareDevelopmentKit, cache: CacheDirectory
  ) async throws -> AvailabilityModules {
    let modules = AvailabilityModules(
      folder: try cache.folder("availability").appending(path: name(toolchain, kit, cache)),
      toolchain: toolchain, original: kit)
    if modules.isWhole { return modules }
    let lock = try await FileLock(path: modules.lock)
    defer { withExtendedLifetime(lock) {} }
    // Another process may have created the folder in the meantime.
    if !modules.isWhole { try modules.make() }
    return modules
  }

  /// Returns the folder if it's complete; nil otherwise.
  static func made(
    toolchain: Toolchain, kit: SoftwareDevelopmentKit, cache: CacheDirectory
  ) -> AvailabilityModules? {
    let modules = AvailabilityModules(
      folder: cache.url.appending(path: "availability/\(name(toolchain, kit, cache))"),
      toolchain: toolchain, original: kit)
    return modules.isWhole ? modules : nil
  }

  private static func name(
    _ toolchain: Toolchain, _ kit: SoftwareDevelopmentKit, _ cache: CacheDirectory
  ) -> String {
    var digest = ContentDigest()
    // The cache path matters because compiled C modules contain it.
    for part in [format, toolchain.stamp, cache.url.path, kit.stamp] { digest.combine(part) }
    return String(digest.hexadecimal.prefix(16))
  }

  /// Recreates the folder, unless another process has replaced this generation.
  func makeAgain(after generation: String?) async throws {
    let lock = try await FileLock(path: lock)
    defer { withExtendedLifetime(lock) {} }
    if self.generation == generation || !isWhole { try make() }
  }

  private func make() throws {
    let parent = folder.deletingLastPathComponent()
    let draft = AvailabilityModules(
      folder: parent.appending(path: Self.draftLead + folder.lastPathComponent),
      toolchain: toolchain, original: original)
    // Since this process has the lock, an existing draft is left over from a killed run.
    try? FileManager.default.removeItem(at: draft.folder)
    defer { try? FileManager.default.removeItem(at: draft.folder) }
    try draft.fill()
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: draft.folder, to: folder)
    sweep(parent)
  }

  private func fill() throws {
    let files = FileManager.default
    let patch = TriplePatch(of: toolchain.triple)
    let iPhone = resources.appending(path: "iphoneos")
    try ReadableFolder.make(iPhone)
    try ReadableFolder.make(moduleCache)
    let source = URL(filePath: toolchain.resourceDirectory)
    for name in try files.contentsOfDirectory(atPath: source.path) where name != "iphoneos" {
      try files.createSymbolicLink(
        at: resources.appending(path: name), withDestinationURL: source.appending(path: name))
    }
    for name in try files.contentsOfDirectory(atPath: toolchain.runtimeDirectory)
    where name.hasSuffix(".swiftmodule") {
      let file = URL(filePath: toolchain.runtimeDirectory).appending(path: name)
        .appending(path: "\(toolchain.triple).swiftmodule")
      guard files.fileExists(atPath: file.path) else { continue }
      try write(patch.applied(to: Data(contentsOf: file)), into: iPhone.appending(path: name))
    }
    for name in try files.contentsOfDirectory(atPath: original.folder.path) {
      let file = original.folder.appending(path: name)
      try write(patch.applied(to: Data(contentsOf: file)), into: kit.appending(path: name))
    }
    try writeModuleMap()
    try ScratchFile.replace(folder.appending(path: Self.marker), with: Data(stamps().utf8))
  }

  private func write(_ module: Data, into folder: URL) throws {
    try ReadableFolder.make(folder)
    try ScratchFile.write(module, to: folder.appending(path: PhoneTriple.moduleFile))
  }

  /// Writes a copy of the C library's module map with absolute header paths, which are otherwise relative to
  /// the map.
  private func writeModuleMap() throws {
    let original = URL(filePath: toolchain.runtimeDirectory)
      .appending(path: "\(toolchain.architecture)/glibc.modulemap")
    let headers = original.deletingLastPathComponent()
    let text = try String(contentsOf: original, encoding: .utf8)
      .replacing("\"SwiftGlibc.h\"", with: "\"\(headers.appending(path: "SwiftGlibc.h").path)\"")
      .replacing("\"assert.h\"", with: "\"/usr/include/assert.h\"")
    try ScratchFile.write(Data(text.utf8), to: moduleMap)
  }

  /// Returns each file's size and modification time, to detect damage.
  private func stamps() -> String {
    let files = FileManager.default
    let inside = [resources.appending(path: "iphoneos"), kit].flatMap { folder in
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
        folder.appending(path: $0).appending(path: PhoneTriple.moduleFile)
      }
    }
    return (inside + [moduleMap]).map { file in
      // Use relative paths, because the draft folder has a different name.
      let name = file.path.dropFirst(folder.path.count + 1)
      return "\(name) \(FileStamp(path: file.path)?.text ?? "missing")\n"
    }.joined()
  }

  private var isWhole: Bool {
    let marker = folder.appending(path: Self.marker)
    guard let kept = try? String(contentsOf: marker, encoding: .utf8) else { return false }
    return !kept.isEmpty && kept == stamps()
  }

  /// Removes the folders of unused toolchains and builds, which take 60 MB each.
  private func sweep(_ parent: URL) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: parent.path)) ?? []
    let now = Int64(Date().timeIntervalSince1970 * 1e9)
    for name in names where name.hasPrefix(Self.draftLead) {
      let draft = parent.appending(path: name)
      guard let changed = FileStamp(path: draft.path)?.changed else { continue }
      if now - changed > Self.longestMaking { try? files.removeItem(at: draft) }
    }
    let others = names.filter { !$0.contains(".") && !$0.hasPrefix(Self.draftLead) }
      .map { parent.appending(path: $0) }.filter { $0.path != folder.path }
      .map { (folder: $0, time: FileStamp(path: $0.appending(path: Self.marker).path)?.changed) }
      .sorted { ($0.time ?? 0) > ($1.time ?? 0) }
    for old in others.dropFirst(Self.keptOthers) {
      try? files.removeItem(at: old.folder)
    }
  }
}
