import Foundation

/// Modules that the compiler takes for an iPhone's, so that it speaks of iOS availability on Linux.
///
/// `@available(iOS …)` survives in modules built for Linux. Each module file is copied with the
/// triple in it replaced, in place, by an iOS triple of the same length; everything else of the
/// toolchain's resources is linked. The copies stay in the user's cache and go nowhere else.
struct AvailabilityModules {
  /// The lowest version that can be asked about: the modules themselves say that they need it.
  private static let version = "13.0"
  /// Changes when the folder is made differently.
  private static let format = "1"
  private static let moduleFile = "arm64-apple-ios.swiftmodule"
  private static let marker = "complete"

  let folder: URL

  var resources: URL { folder.appending(path: "resources") }
  var kit: URL { folder.appending(path: "kit") }
  var moduleCache: URL { folder.appending(path: "module-cache") }
  var moduleMap: URL { folder.appending(path: "glibc.modulemap") }

  /// The folder for a toolchain and a build of ours; made where it is missing, stale or damaged.
  static func prepare(
    toolchain: Toolchain, kit: SoftwareDevelopmentKit, cache: CacheDirectory
  ) throws -> AvailabilityModules {
    var digest = Digest()
    for part in [format, toolchain.stamp, kit.stamp] { digest.combine(part) }
    let parent = try cache.folder("availability")
    let modules = AvailabilityModules(
      folder: parent.appending(path: String(digest.hexadecimal.prefix(16))))
    if modules.isWhole { return modules }
    let draft = AvailabilityModules(folder: parent.appending(path: "draft-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: draft.folder) }
    try draft.fill(toolchain: toolchain, kit: kit)
    try? FileManager.default.removeItem(at: modules.folder)
    do {
      try FileManager.default.moveItem(at: draft.folder, to: modules.folder)
    } catch  where modules.isWhole {
      // Another process was faster.
    }
    return modules
  }

  private func fill(toolchain: Toolchain, kit: SoftwareDevelopmentKit) throws {
    let files = FileManager.default
    let triple = Self.triple(asLongAs: toolchain.triple)
    let iPhone = resources.appending(path: "iphoneos")
    try files.createDirectory(at: iPhone, withIntermediateDirectories: true)
    try files.createDirectory(at: moduleCache, withIntermediateDirectories: true)
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
      try patch(file, into: iPhone.appending(path: name), from: toolchain.triple, to: triple)
    }
    for name in try files.contentsOfDirectory(atPath: kit.folder.path) {
      try patch(
        kit.folder.appending(path: name), into: self.kit.appending(path: name),
        from: toolchain.triple, to: triple)
    }
    try writeModuleMap(toolchain)
    try sizes().write(to: folder.appending(path: Self.marker), atomically: true, encoding: .utf8)
  }

  private func patch(_ file: URL, into folder: URL, from: String, to: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var data = try Data(contentsOf: file)
    let (old, new) = (Data(from.utf8), Data(to.utf8))
    var start = data.startIndex
    while let found = data.range(of: old, in: start..<data.endIndex) {
      data.replaceSubrange(found, with: new)
      start = found.upperBound
    }
    try data.write(to: folder.appending(path: Self.moduleFile))
  }

  /// `arm64-apple-ios13.0.0000`: zeros at the end mean nothing, and the length must not change.
  static func triple(asLongAs other: String) -> String {
    let triple = "arm64-apple-ios\(version).0"
    return triple + String(repeating: "0", count: max(0, other.count - triple.count))
  }

  /// The C library's module map, which is looked up beside itself, with its headers named in full.
  private func writeModuleMap(_ toolchain: Toolchain) throws {
    let original = URL(filePath: toolchain.runtimeDirectory)
      .appending(path: "\(toolchain.architecture)/glibc.modulemap")
    let headers = original.deletingLastPathComponent()
    let text = try String(contentsOf: original, encoding: .utf8)
      .replacing("\"SwiftGlibc.h\"", with: "\"\(headers.appending(path: "SwiftGlibc.h").path)\"")
      .replacing("\"assert.h\"", with: "\"/usr/include/assert.h\"")
    try text.write(to: moduleMap, atomically: true, encoding: .utf8)
  }

  /// Every module's size, by which damage is noticed.
  private func sizes() -> String {
    let files = FileManager.default
    return [resources.appending(path: "iphoneos"), kit].flatMap { folder in
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map { name in
        let file = folder.appending(path: name).appending(path: Self.moduleFile)
        return "\(name) \(FileStamp(path: file.path)?.size ?? -1)\n"
      }
    }.joined()
  }

  private var isWhole: Bool {
    let marker = folder.appending(path: Self.marker)
    guard let kept = try? String(contentsOf: marker, encoding: .utf8) else { return false }
    return !kept.isEmpty && kept == sizes()
  }
}
