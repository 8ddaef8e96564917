import ArgumentParser
import Foundation
import Sentences

/// Swift files from a command line; a folder includes all Swift files below it.
struct SourceFiles: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      Sentence(
        "Swift files or folders, or a project.", ko: "Swift 파일이나 폴더, 또는 프로젝트예요."),
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var project: TargetOption

  /// Returns the named files, the files of a project's target, or else the default files.
  ///
  /// - Throws: `FileError`, `ProjectError`, `OptionError`.
  func taken(at hand: FilesAtHand?) throws -> TakenSources {
    try TakenSources(files, target: project.target, at: hand)
  }

  func validate() throws {
    if files.isEmpty, !Self.areAtHand {
      throw ValidationError(
        Sentence(
          "Specify a Swift file or a folder.",
          ko: "Swift 파일이나 폴더를 적으세요."
        ).help)
    }
  }

  /// Whether files may be left out because there are defaults.
  ///
  /// It is task-local because the parser calls `validate()` without any context.
  @TaskLocal static var areAtHand = false

  /// Returns the Swift files at the paths, including those in folders, or else the default files.
  ///
  /// - Throws: `FileError`.
  static func urls(_ paths: [String], at hand: FilesAtHand?) throws -> [URL] {
    try hand?.urls(paths) ?? named(paths)
  }

  /// Returns the Swift files at the paths, including those in folders, regardless of the default files.
  ///
  /// - Parameter folder: The folder for relative paths; nil for the current folder.
  /// - Throws: `FileError`.
  static func named(_ paths: [String], in folder: URL? = nil) throws -> [URL] {
    try paths.flatMap { path -> [URL] in
      let path = folder.map { URL(filePath: path, relativeTo: $0).standardizedFileURL.path } ?? path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FileError.missing(path)
      }
      if isFolder.boolValue { return try swiftFiles(below: path) }
      guard path.hasSuffix(".swift") else { throw FileError.notSwift(path) }
      return [URL(filePath: path)]
    }
  }

  private static func swiftFiles(below path: String) throws -> [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") && !$0.contains("/.") && !$0.hasPrefix(".") }
    guard !files.isEmpty else { throw FileError.noSwiftFiles(path) }
    return files.sorted().map { URL(filePath: path).appending(path: $0) }
  }
}
