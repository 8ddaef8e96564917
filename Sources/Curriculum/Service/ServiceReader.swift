package import Foundation
package import Stage
import Yams

/// Reads a folder that plays a web service: `service.yml` and the files that it answers with.
struct ServiceReader {
  static let manifestName = "service.yml"

  /// Bytes of one answer.
  static let mostBytes = 1 << 20
  /// Bytes of all answers together.
  private static let mostBytesOfAll = 4 << 20
  /// Seconds of one answer's delay; more than any phone waits.
  private static let longestDelay = 600.0

  let folder: URL
  let manifest: Manifest

  init(folder: URL, log: ProblemLog) {
    self.folder = folder
    manifest = Manifest(file: folder.appending(path: Self.manifestName), log: log, languages: [])
  }

  /// The service; nil when too much of it is missing.
  func read() -> PlayedService? {
    guard var root = manifest.root() else { return nil }
    let problemsBefore = manifest.log.problems.count
    let hosts = readHosts(&root)
    let routes = readRoutes(root.list("routes"))
    var scenarios: [String: [PlayedRoute]] = [:]
    if let node = root.node("scenarios"),
      let mapping = manifest.mapping(node, what: "\"scenarios\"")
    {
      for (key, value) in mapping.mapping {
        guard case .sequence(let list) = value else {
          manifest.note(
            .wrongType, at: value,
            "the scenario \"\(key.string ?? "")\" is \(Manifest.kind(of: value)), not a list",
            "write routes, one `- path: …` each, as under `routes`")
          continue
        }
        scenarios[key.string ?? ""] = readRoutes(Array(list))
      }
    }
    if routes.isEmpty, root.list("routes").isEmpty {
      manifest.note(
        .missingKey, at: root.node, "\"routes\" is missing",
        "list what the service answers: `- path: /forecast`, and `answer:` below it")
    }
    root.finish()
    let all = (routes + scenarios.values.flatMap { $0 }).flatMap(\.answers)
    if all.map(\.body.count).reduce(0, +) > Self.mostBytesOfAll {
      manifest.note(
        .invalidValue, at: root.node,
        "the answers have more than \(Self.mostBytesOfAll >> 20) MB together", "shorten them")
    }
    guard manifest.log.problems.count == problemsBefore else { return nil }
    return PlayedService(hosts: hosts, routes: routes, scenarios: scenarios)
  }

  private func readHosts(_ root: inout ManifestMapping) -> [String] {
    let hosts = root.oneOrMoreWords("hosts")
    if hosts.isEmpty, root.mapping["hosts"] == nil {
      manifest.note(
        .missingKey, at: root.node, "\"hosts\" is missing",
        "name the machines that the lesson's addresses name: `hosts: [weather.example]`")
    }
    for (host, node) in hosts where !Self.isName(host) {
      manifest.note(
        .invalidValue, at: node, "\"\(host)\" is no name of a machine",
        "write it as it stands in the address, such as weather.example, without https:// and path")
    }
    return hosts.map { $0.word.lowercased() }
  }

  private static func isName(_ host: String) -> Bool {
    !host.isEmpty && host.count <= 253
      && host.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "." || $0 == "-")
      }
  }

  private func readRoutes(_ nodes: [Node]) -> [PlayedRoute] {
    nodes.compactMap { node in
      guard var mapping = manifest.mapping(node, what: "a route") else { return nil }
      let path = mapping.optionalString("path")
      if let path, !path.hasPrefix("/") || path.contains("?") {
        manifest.note(
          .invalidValue, at: mapping.mapping["path"], "\"path\" is \"\(path)\"",
          "begin it with a slash, and write what stands behind a question mark under `query`")
      }
      let method = mapping.optionalString("method")
      let query = readTexts(&mapping, "query")
      let answers: [PlayedAnswer]
      if let one = mapping.node("answer") {
        if let several = mapping.node("answers") {
          manifest.note(
            .invalidValue, at: several, "a route has `answer` and `answers`", "keep one of them")
        }
        answers = [readAnswer(one)].compactMap { $0 }
      } else {
        let list = mapping.list("answers")
        if list.isEmpty {
          manifest.note(
            .missingKey, at: node, "a route has no answer",
            "write `answer: {file: seoul.json}`, or `answers:` with one `- ` line each")
        }
        answers = list.compactMap(readAnswer)
      }
      mapping.finish()
      return PlayedRoute(method: method, path: path, query: query, answers: answers)
    }
  }

  private func readTexts(_ mapping: inout ManifestMapping, _ key: String) -> [String: String] {
    guard let node = mapping.node(key), let texts = manifest.mapping(node, what: "\"\(key)\"")
    else { return [:] }
    var read: [String: String] = [:]
    for (name, value) in texts.mapping {
      guard let name = name.string, case .scalar(let scalar) = value else {
        manifest.note(
          .wrongType, at: value, "a value of \"\(key)\" is \(Manifest.kind(of: value)), not a text",
          "write `name: text`")
        continue
      }
      read[name] = scalar.string
    }
    return read
  }

  private func readAnswer(_ node: Node) -> PlayedAnswer? {
    guard var mapping = manifest.mapping(node, what: "an answer") else { return nil }
    var answer = PlayedAnswer()
    answer.status = mapping.integer("status", in: 200...599, default: 200) ?? 200
    answer.headers = readTexts(&mapping, "headers")
    answer.delay = readDelay(&mapping)
    let drops = mapping.boolean("drops", default: false)
    let isOffline = mapping.boolean("offline", default: false)
    if drops { answer.kind = .dropped }
    if isOffline { answer.kind = .offline }
    let text = mapping.optionalString("text")
    if let name = mapping.optionalString("file"), let fileNode = mapping.mapping["file"] {
      if text != nil {
        manifest.note(
          .invalidValue, at: fileNode, "an answer has `file` and `text`", "keep one of them")
      }
      guard let bytes = bytes(of: name, at: fileNode) else { return nil }
      answer.body = bytes
      answer.add(type: Self.type(of: name))
    } else if let text {
      answer.body = Data(text.utf8)
      answer.add(type: "text/plain")
    }
    mapping.finish()
    return answer
  }

  private func readDelay(_ mapping: inout ManifestMapping) -> Double {
    guard let text = mapping.optionalString("after") else { return 0 }
    guard let seconds = Double(text), (0...Self.longestDelay).contains(seconds) else {
      manifest.note(
        .invalidValue, at: mapping.mapping["after"], "\"after\" is \"\(text)\"",
        "write seconds from 0 to \(Int(Self.longestDelay)), such as 2.5")
      return 0
    }
    return seconds
  }

  /// What a file holds; nil with the reason noted where it is none to answer with.
  private func bytes(of name: String, at node: Node) -> Data? {
    func note(_ rule: PackProblem.Rule, _ message: String, _ remedy: String) -> Data? {
      manifest.note(rule, at: node, message, remedy)
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !parts.contains(".."), !parts.contains("") else {
      return note(
        .invalidValue, "\"\(name)\" is not inside of the folder",
        "put the file beside service.yml and write its name")
    }
    var place = folder
    for part in parts {
      place.append(path: String(part))
      var status = stat()
      guard lstat(place.path, &status) == 0 else {
        return note(.missingFile, "there is no file \"\(name)\"", "create it beside service.yml")
      }
      guard status.st_mode & S_IFMT != S_IFLNK else {
        return note(
          .invalidValue, "\"\(name)\" is a symbolic link", "put the file itself in its place")
      }
      guard status.st_mode & S_IFMT != S_IFREG || Int(status.st_size) <= Self.mostBytes else {
        return note(
          .invalidValue, "\"\(name)\" has more than \(Self.mostBytes >> 20) MB",
          "shorten it: a widget has little memory, and a forecast is some kilobytes")
      }
    }
    guard let handle = try? FileHandle(forReadingFrom: place),
      let bytes = try? handle.read(upToCount: Self.mostBytes + 1), bytes.count <= Self.mostBytes
    else {
      var status = stat()
      let isEmpty =
        lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && status.st_size == 0
      return isEmpty
        ? Data()
        : note(.missingFile, "\"\(name)\" cannot be read", "make it a readable file")
    }
    return bytes
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last?.lowercased() {
    case "json": "application/json"
    case "html": "text/html"
    case "txt": "text/plain"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    default: "application/octet-stream"
    }
  }
}

extension PlayedAnswer {
  /// Says what the body is, unless the author does.
  fileprivate mutating func add(type: String) {
    guard !headers.keys.contains(where: { $0.lowercased() == "content-type" }) else { return }
    headers["Content-Type"] = type
  }
}

extension PlayedService {
  /// The service that a folder plays.
  ///
  /// - Throws: `CurriculumError.brokenService` with every mistake.
  package static func read(in folder: URL) throws(CurriculumError) -> PlayedService {
    let log = ProblemLog()
    let service = ServiceReader(folder: folder, log: log).read()
    guard let service, log.problems.isEmpty else {
      throw .brokenService(folder: folder, problems: log.problems)
    }
    return service
  }
}
