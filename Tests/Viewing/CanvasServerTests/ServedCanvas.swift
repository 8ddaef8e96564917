import Foundation
import Processes
import TestSupport

/// `rings canvas --browser` for a file, started as a user starts it.
final class ServedCanvas: Sendable {
  let folder: TemporaryFolder
  let file: URL
  let address: String
  let process: RunningProcess

  /// A widget with a timeline, a button, settings, and families for every place.
  static let tea = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Widgets/Tea.swift.txt"), encoding: .utf8)

  static func command(_ arguments: [String], editor: String? = nil) -> ProcessCommand {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "EDITOR"] { environment[name] = nil }
    environment["LANG"] = "en_US.UTF-8"
    environment["VISUAL"] = editor
    return ProcessCommand(
      executable: BuildFolder.url.appending(path: "rings").path,
      arguments: ["canvas", "--browser"] + arguments, environment: environment)
  }

  /// - Parameters:
  ///   - others: Other files in the folder, by name.
  ///   - folder: The folder; nil for a new one.
  ///   - editor: The user's editor, as `VISUAL`.
  init(
    _ text: String, besides others: [String: String] = [:], arguments: [String] = [],
    in folder: TemporaryFolder? = nil, editor: String? = nil
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    self.folder = folder
    for (name, text) in others { _ = try folder.file(name, text) }
    file = try folder.file("Tea.swift", text)
    (process, address) = try await Self.start([file.path] + arguments, editor: editor)
  }

  /// Serves an exercise from a new workspace.
  init(exercise: String) async throws {
    folder = try TemporaryFolder()
    (process, address) = try await Self.start([exercise, "--workspace", folder.url.path])
    let name = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
      .first { $0.hasSuffix(".swift") }
    guard let name else { throw Browser.Failure(description: "\(exercise) has no file") }
    file = folder.url.appending(path: name)
  }

  /// Starts the program and returns its address.
  private static func start(
    _ arguments: [String], editor: String? = nil
  ) async throws -> (RunningProcess, address: String) {
    let process = try RunningProcess(command(arguments, editor: editor))
    var said = ""
    while !said.contains("Ctrl-C") {
      let bytes = try await process.output.read(upTo: 4096)
      guard !bytes.isEmpty else { break }
      said += String(decoding: bytes, as: UTF8.self)
    }
    return (process, said.firstMatch(of: /http:\/\/\S+/).map { String($0.0) } ?? "")
  }

  func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }

  func interrupt() {
    if let number = process.processNumber { kill(number, SIGINT) }
  }
}
