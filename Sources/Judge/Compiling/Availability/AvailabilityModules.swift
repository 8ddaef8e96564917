import Foundation
import Hashing
import Storage

/// Modules that the compiler takes for an iPhone's, so that it speaks of iOS availability on Linux.
///
/// `@available(iOS …)` survives in modules built for Linux. Each module file is copied with the
/// triple in it replaced; everything else of the toolchain's resources is linked. The copies stay
/// in the user's cache and go nowhere else.
struct AvailabilityModules {
  /// Changes when the folder is made differently.
  private static let format = "4"
  private static let marker = "complete"
  private static let draftLead = "draft-"
  /// Nobody makes a folder for as long as that, in nanoseconds.
  private static let longestMaking: Int64 = 3600 * 1_000_000_000
  /// Folders of other toolchains and builds that are kept beside the present one, two for each.
  private static let keptOthers = 4

  let folder: URL
  let phone: PhoneTriple
  private let toolchain: Toolchain
  /// The modules to copy; those of one audience may be some of another's.
  private let kits: [SoftwareDevelopmentKit]

  var resources: URL { folder.appending(path: "resources") }
  var moduleCache: URL { folder.appending(path: "module-cache") }
  var moduleMap: URL { folder.appending(path: "glibc.modulemap") }
  var lock: String { folder.path + ".lock" }

  /// The modules of an audience.
  func kit(for audience: SoftwareDevelopmentKit.Audience) -> URL {
    folder.appending(path: "kit-\(audience.rawValue)")
  }

  /// Tells one making of the folder from the next; nil where there is none.
  var generation: String? {
    FileStamp(path: folder.appending(path: Self.marker).path)?.text
  }

  /// The folder for a toolchain and a build of ours; made where it is missing, stale or damaged.
  static func prepare(
    toolchain: Toolchain, kits: [SoftwareDevelopmentKit], cache: CacheDirectory,
    phone: PhoneTriple = .iPhone
  ) async throws -> AvailabilityModules {
    let modules = AvailabilityModules(
      folder: try cache.folder("availability").appending(
        path: name(toolchain, kits, cache, phone)),
      phone: phone, toolchain: toolchain, kits: kits)
    if modules.isWhole { return modules }
    let lock = try await FileLock(path: modules.lock)
    defer { withExtendedLifetime(lock) {} }
    // Another process may have been faster.
    if !modules.isWhole { try modules.make() }
    return modules
  }

  /// The folder where it is there and whole; nil where it would have to be made.
  static func made(
    toolchain: Toolchain, kits: [SoftwareDevelopmentKit], cache: CacheDirectory
  ) -> AvailabilityModules? {
    let modules = AvailabilityModules(
      folder: cache.url.appending(path: "availability/\(name(toolchain, kits, cache, .iPhone))"),
      phone: .iPhone, toolchain: toolchain, kits: kits)
    return modules.isWhole ? modules : nil
  }

  private static func name(
    _ toolchain: Toolchain, _ kits: [SoftwareDevelopmentKit], _ cache: CacheDirectory,
    _ phone: PhoneTriple
  ) -> String {
    var digest = ContentDigest()
    // Its compiled C modules hold their own place.
    for part in [format, phone.moduleFile, toolchain.stamp, cache.url.path] + kits.map(\.stamp) {
      digest.combine(part)
    }
    return String(digest.hexadecimal.prefix(16))
  }

  /// Makes the folder again unless somebody has since it was of this generation.
  func makeAgain(after generation: String?) async throws {
    let lock = try await FileLock(path: lock)
    defer { withExtendedLifetime(lock) {} }
    if self.generation == generation || !isWhole { try make() }
  }

  private func make() throws {
    let parent = folder.deletingLastPathComponent()
    let draft = AvailabilityModules(
      folder: parent.appending(path: Self.draftLead + folder.lastPathComponent),
      phone: phone, toolchain: toolchain, kits: kits)
    // Whoever makes it holds the lock: what is there was left by a run that was killed.
    try? FileManager.default.removeItem(at: draft.folder)
    defer { try? FileManager.default.removeItem(at: draft.folder) }
    try draft.fill()
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: draft.folder, to: folder)
    sweep(parent)
  }

  private func fill() throws {
    let files = FileManager.default
    let patch = TriplePatch(of: toolchain.triple, for: phone)
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
    for kit in kits {
      let place = self.kit(for: kit.audience)
      for name in try files.contentsOfDirectory(atPath: kit.folder.path) {
        let file = kit.folder.appending(path: name)
        let other = kits.map { self.kit(for: $0.audience) }
          .first { files.fileExists(atPath: $0.appending(path: name).path) }
        if let other {
          try ReadableFolder.make(place)
          try files.createSymbolicLink(
            atPath: place.appending(path: name).path,
            withDestinationPath: "../\(other.lastPathComponent)/\(name)")
        } else {
          try write(patch.applied(to: Data(contentsOf: file)), into: place.appending(path: name))
        }
      }
    }
    try writeModuleMap()
    try ScratchFile.replace(folder.appending(path: Self.marker), with: Data(stamps().utf8))
  }

  private func write(_ module: Data, into folder: URL) throws {
    try ReadableFolder.make(folder)
    try ScratchFile.write(module, to: folder.appending(path: phone.moduleFile))
  }

  /// The C library's module map, which is looked up beside itself, with its headers named in full.
  private func writeModuleMap() throws {
    let original = URL(filePath: toolchain.runtimeDirectory)
      .appending(path: "\(toolchain.architecture)/glibc.modulemap")
    let headers = original.deletingLastPathComponent()
    let text = try String(contentsOf: original, encoding: .utf8)
      .replacing("\"SwiftGlibc.h\"", with: "\"\(headers.appending(path: "SwiftGlibc.h").path)\"")
      .replacing("\"assert.h\"", with: "\"/usr/include/assert.h\"")
    try ScratchFile.write(Data(text.utf8), to: moduleMap)
  }

  /// Every file's size and time of change, by which damage is noticed.
  private func stamps() -> String {
    let files = FileManager.default
    let folders = [resources.appending(path: "iphoneos")] + kits.map { kit(for: $0.audience) }
    let inside = folders.flatMap { folder in
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
        folder.appending(path: $0).appending(path: phone.moduleFile)
      }
    }
    return (inside + [moduleMap]).map { file in
      // The folder's own name is another while it is being made.
      let name = file.path.dropFirst(folder.path.count + 1)
      return "\(name) \(FileStamp(path: file.path)?.text ?? "missing")\n"
    }.joined()
  }

  private var isWhole: Bool {
    let marker = folder.appending(path: Self.marker)
    guard let kept = try? String(contentsOf: marker, encoding: .utf8) else { return false }
    return !kept.isEmpty && kept == stamps()
  }

  /// Takes away what toolchains and builds left that are no longer used; each takes 60 MB.
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
