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
    process = try RunningProcess(Self.command([file.path] + arguments, editor: editor))
    var said = ""
    while !said.contains("Ctrl-C") {
      let bytes = try await process.output.read(upTo: 4096)
      guard !bytes.isEmpty else { break }
      said += String(decoding: bytes, as: UTF8.self)
    }
    address = said.firstMatch(of: /http:\/\/\S+/).map { String($0.0) } ?? ""
  }

  func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }

  func interrupt() {
    if let number = process.processNumber { kill(number, SIGINT) }
  }
}
