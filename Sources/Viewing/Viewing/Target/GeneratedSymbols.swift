import Foundation
import Storage
import SwiftSource
import XcodeProjects

/// The Swift code that Xcode generates from asset catalogs, such as `Color.brand` and `Image(.hero)`.
final class GeneratedSymbols: Sendable {
  /// The files, which are deleted with their folder.
  let files: [URL]

  /// - Parameters:
  ///   - target: The target of the files; nil to use the catalogs beside the files.
  ///   - bundle: A folder with more catalogs.
  ///   - folder: The folder to write the file to.
  init(of target: AppTarget?, beside sources: [URL], bundle: URL?, in folder: URL) throws {
    let catalogs =
      target.map { $0.resources.filter { $0.pathExtension == "xcassets" } }
      ?? Self.catalogs(
        in: [bundle].compactMap { $0 } + sources.map { $0.deletingLastPathComponent() })
    let own = try Self.file(
      AssetSymbols(in: catalogs), for: sources, extends: target?.makesAssetExtensions ?? true,
      in: folder)
    files = [own].compactMap { $0 }
  }

  /// Creates the symbols of a module's own catalogs.
  init(of module: ProjectModule, in folder: URL) throws {
    let catalogs = module.resources.filter { $0.pathExtension == "xcassets" }
    let own = try Self.file(
      AssetSymbols(in: catalogs), for: module.sources, extends: true, in: folder)
    files = [own].compactMap { $0 }
  }

  private static func file(
    _ symbols: AssetSymbols, for sources: [URL], extends: Bool, in folder: URL
  ) throws -> URL? {
    guard !symbols.isEmpty else { return nil }
    let read = sources.compactMap { url in
      (try? BoundedFile.read(url.resolvingSymlinksInPath().path, limit: 2 << 20)).map {
        SwiftFile($0)
      }
    }
    guard let text = symbols.source(usedBy: read, extends: extends) else { return nil }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "GeneratedAssetSymbols.swift")
    try ScratchFile.write(Data(text.utf8), to: file)
    return file
  }

  private static func catalogs(in folders: [URL]) -> [URL] {
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }.flatMap { folder in
      let items = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return (items ?? []).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
    }
  }
}
