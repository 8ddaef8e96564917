import Foundation

/// The toolchain's language server, used as an editor uses it.
final class LanguageServer {
  struct Failure: Error { var message: String }

  static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: String($0)).appending(path: "sourcekit-lsp") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread = Data()
  private var asked = 0

  init(folder: URL) throws {
    guard let program = Self.program else { throw Failure(message: "no sourcekit-lsp") }
    process.executableURL = program
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try ask(
      "initialize",
      ["processId": Int(getpid()), "rootUri": folder.absoluteString, "capabilities": [:]])
    try tell("initialized", [:])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  func open(_ file: URL, text: String) throws {
    try tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": file.absoluteString, "languageId": "swift", "version": 1, "text": text,
        ]
      ])
  }

  /// Returns the errors that an editor underlines.
  func diagnostics(of file: URL) throws -> [String] {
    let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    return try (items ?? []).map { item in
      guard let message = item["message"] as? String else {
        throw Failure(message: "a diagnostic without a message: \(item)")
      }
      return message
    }
  }

  /// Returns an editor's completions at a position; lines and columns count from 0.
  func completions(of file: URL, line: Int, column: Int) throws -> [String] {
    let answer = try ask(
      "textDocument/completion",
      [
        "textDocument": ["uri": file.absoluteString],
        "position": ["line": line, "character": column],
      ])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]]
    return (items ?? []).compactMap { $0["label"] as? String }
  }

  // MARK: - JSON-RPC

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    asked += 1
    try send(["jsonrpc": "2.0", "id": asked, "method": method, "params": parameters])
    while true {
      let message = try next()
      if message["method"] != nil {
        // A request from the server; a notification has no ID.
        guard let number = message["id"] else { continue }
        try send(["jsonrpc": "2.0", "id": number, "result": NSNull()])
      } else if message["id"] as? Int == asked {
        if let error = message["error"] { throw Failure(message: "\(method): \(error)") }
        return message["result"]
      }
    }
  }

  private func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = unread.range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
        let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
        if unread.distance(from: end.upperBound, to: unread.endIndex) >= length {
          let body = unread[end.upperBound..<unread.index(end.upperBound, offsetBy: length)]
          unread = Data(unread[body.endIndex...])
          return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
        }
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(message: "the server ended") }
      unread += more
    }
  }
}
