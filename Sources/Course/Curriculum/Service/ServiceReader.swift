package import Foundation
import Sentences
package import WorkerProtocol
import Yams

/// Reads a folder that simulates a web service: `service.yml` and the files with its responses.
struct ServiceReader {
  static let manifestName = "service.yml"

  /// The maximum size of one response in bytes.
  static let mostBytes = 1 << 20
  /// The maximum size of all responses together in bytes.
  private static let mostBytesOfAll = 4 << 20
  /// The maximum delay of a response in seconds, longer than any phone waits.
  private static let longestDelay = 600.0

  let folder: URL
  let manifest: Manifest

  init(folder: URL, log: ProblemLog) {
    self.folder = folder
    manifest = Manifest(file: folder.appending(path: Self.manifestName), log: log, languages: [])
  }

  /// Reads the service; nil if the manifest is too incomplete to use.
  func read() -> PlayedService? {
    guard var root = manifest.root() else { return nil }
    let problemsBefore = manifest.log.problems.count
    let hosts = readHosts(&root)
    let routes = readRoutes(root.list("routes"))
    var scenarios: [String: [PlayedRoute]] = [:]
    if let node = root.node("scenarios"),
      let mapping = manifest.mapping(node, what: Sentence("\"scenarios\"", ko: "\"scenarios\" 키"))
    {
      for (key, value) in mapping.mapping {
        guard case .sequence(let list) = value else {
          manifest.note(
            .wrongType, at: value,
            Sentence(
              "the scenario \"\(key.text.sanitized())\" is \(Manifest.kind(of: value)), not a list",
              ko: "“\(key.text.sanitized())” 시나리오는 목록이어야 해요. 지금 값: \(Manifest.kind(of: value))"),
            Sentence(
              "write one `- path: …` per route, as under `routes`",
              ko: "`routes` 키처럼 경로마다 `- path: …` 항목을 하나씩 적으세요"))
          continue
        }
        scenarios[key.string ?? ""] = readRoutes(Array(list))
      }
    }
    if routes.isEmpty, root.list("routes").isEmpty {
      manifest.note(
        .missingKey, at: root.node, Sentence("\"routes\" is missing", ko: "\"routes\" 키가 없어요"),
        Sentence(
          "list the service's responses: `- path: /forecast`, with `answer:` below it",
          ko: "서비스의 응답을 적으세요: `- path: /forecast`, 그 아래에 `answer:`"))
    }
    root.finish()
    let all = (routes + scenarios.values.flatMap { $0 }).flatMap(\.answers)
    if all.map(\.body.count).reduce(0, +) > Self.mostBytesOfAll {
      manifest.note(
        .invalidValue, at: root.node,
        Sentence(
          "the responses are larger than \(Self.mostBytesOfAll >> 20) MB in total",
          ko: "응답을 다 합하면 \(Self.mostBytesOfAll >> 20)MB가 넘어요"),
        Sentence("shorten the responses", ko: "줄이세요")
      )
    }
    guard manifest.log.problems.count == problemsBefore else { return nil }
    return PlayedService(hosts: hosts, routes: routes, scenarios: scenarios)
  }

  private func readHosts(_ root: inout ManifestMapping) -> [String] {
    let hosts = root.oneOrMoreWords("hosts")
    if hosts.isEmpty, root.mapping["hosts"] == nil {
      manifest.note(
        .missingKey, at: root.node, Sentence("\"hosts\" is missing", ko: "\"hosts\" 키가 없어요"),
        Sentence(
          "list the hosts in the lesson's URLs: `hosts: [weather.example]`",
          ko: "본문의 주소에 나오는 호스트 이름을 적으세요: `hosts: [weather.example]`"))
    }
    for (host, node) in hosts where !Self.isName(host.raw) {
      manifest.note(
        .invalidValue, at: node,
        Sentence(
          "\"\(host.sanitized())\" isn't a host name",
          ko: "“\(host.sanitized())”: 호스트 이름이 아니에요"),
        Sentence(
          "write only the host from the URL, such as weather.example, without https:// and the path",
          ko: "https://와 경로를 빼고 weather.example처럼 주소에 있는 대로 적으세요"))
    }
    return hosts.map { $0.word.raw.lowercased() }
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
      guard var mapping = manifest.mapping(node, what: Sentence("a route", ko: "경로")) else {
        return nil
      }
      let path = mapping.optionalString("path")
      if let path, !path.raw.hasPrefix("/") || path.raw.contains("?") {
        manifest.note(
          .invalidValue, at: mapping.mapping["path"],
          Sentence(
            "\"path\" can't be \"\(path.sanitized())\"",
            ko: "\"path\" 값으로 쓸 수 없어요: “\(path.sanitized())”"),
          Sentence(
            "begin it with a slash, and put the query string under `query`",
            ko: "슬래시로 시작하고, 쿼리 문자열은 `query` 아래에 적으세요"))
      }
      let method = mapping.optionalString("method")
      let query = readTexts(&mapping, "query")
      let answers: [PlayedAnswer]
      if let one = mapping.node("answer") {
        if let several = mapping.node("answers") {
          manifest.note(
            .invalidValue, at: several,
            Sentence(
              "the route has both `answer` and `answers`",
              ko: "경로에 `answer` 키와 `answers` 키가 둘 다 있어요"),
            Sentence("keep only one of the two", ko: "하나만 남기세요"))
        }
        answers = [readAnswer(one)].compactMap { $0 }
      } else {
        let list = mapping.list("answers")
        if list.isEmpty {
          manifest.note(
            .missingKey, at: node, Sentence("the route has no response", ko: "경로에 응답이 없어요"),
            Sentence(
              "write `answer: {file: seoul.json}`, or `answers:` with one `- ` line per response",
              ko: "`answer: {file: seoul.json}`이라고 적거나, `answers:` 아래에 응답마다 `- ` 줄을 하나씩 적으세요"))
        }
        answers = list.compactMap(readAnswer)
      }
      mapping.finish()
      return PlayedRoute(
        method: method?.raw, path: path?.raw, query: query, answers: answers)
    }
  }

  private func readTexts(_ mapping: inout ManifestMapping, _ key: String) -> [String: String] {
    guard let node = mapping.node(key),
      let texts = manifest.mapping(node, what: Sentence("\"\(key)\"", ko: "\"\(key)\" 키"))
    else { return [:] }
    var read: [String: String] = [:]
    for (name, value) in texts.mapping {
      guard let name = name.string, case .scalar(let scalar) = value else {
        manifest.note(
          .wrongType, at: value,
          Sentence(
            "a value of \"\(key)\" is \(Manifest.kind(of: value)), not text",
            ko: "\"\(key)\" 아래의 값은 텍스트여야 해요. 지금 값: \(Manifest.kind(of: value))"),
          Sentence("write `name: text`", ko: "`name: text` 형식으로 적으세요"))
        continue
      }
      read[name] = scalar.string
    }
    return read
  }

  private func readAnswer(_ node: Node) -> PlayedAnswer? {
    guard var mapping = manifest.mapping(node, what: Sentence("a response", ko: "응답")) else {
      return nil
    }
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
          .invalidValue, at: fileNode,
          Sentence(
            "the response has both `file` and `text`", ko: "응답에 `file` 키와 `text` 키가 둘 다 있어요"),
          Sentence("keep only one of the two", ko: "하나만 남기세요"))
      }
      guard let bytes = bytes(of: name, at: fileNode) else { return nil }
      answer.body = bytes
      answer.add(type: Self.type(of: name.raw))
    } else if let text {
      answer.body = Data(text.raw.utf8)
      answer.add(type: "text/plain")
    }
    mapping.finish()
    return answer
  }

  private func readDelay(_ mapping: inout ManifestMapping) -> Double {
    guard let text = mapping.optionalString("after") else { return 0 }
    guard let seconds = Double(text.raw), (0...Self.longestDelay).contains(seconds) else {
      manifest.note(
        .invalidValue, at: mapping.mapping["after"],
        Sentence(
          "\"after\" can't be \"\(text.sanitized())\"",
          ko: "\"after\" 값으로 쓸 수 없어요: “\(text.sanitized())”"),
        Sentence(
          "write a number of seconds from 0 to \(Int(Self.longestDelay)), such as 2.5",
          ko: "0에서 \(Int(Self.longestDelay)) 사이의 초를 2.5처럼 적으세요"))
      return 0
    }
    return seconds
  }

  /// Reads a response's file; nil after logging the reason.
  private func bytes(of name: UntrustedText, at node: Node) -> Data? {
    func note(_ rule: PackProblem.Rule, _ message: Sentence, _ remedy: Sentence) -> Data? {
      manifest.note(rule, at: node, message, remedy)
      return nil
    }
    let shown = name.sanitized()
    let parts = name.raw.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.raw.hasPrefix("/"), !parts.contains(".."), !parts.contains("") else {
      return note(
        .invalidValue,
        Sentence("\"\(shown)\" isn't in the folder", ko: "폴더 안에 있지 않은 파일이에요: “\(shown)”"),
        Sentence(
          "put the file beside service.yml and write its name", ko: "파일을 service.yml 옆에 두고 이름을 적으세요"
        ))
    }
    var place = folder
    for (depth, part) in parts.enumerated() {
      place.append(path: String(part))
      if depth < parts.count - 1 { manifest.log.look(at: place) }
      var status = stat()
      guard lstat(place.path, &status) == 0 else {
        return note(
          .missingFile, Sentence("there is no file \"\(shown)\"", ko: "파일이 없어요: “\(shown)”"),
          Sentence("create the file beside service.yml", ko: "service.yml 옆에 만드세요"))
      }
      guard status.st_mode & S_IFMT != S_IFLNK else {
        return note(
          .invalidValue, Sentence("\"\(shown)\" is a symbolic link", ko: "심볼릭 링크예요: “\(shown)”"),
          Sentence("replace it with the file itself", ko: "링크 대신 파일 자체를 두세요"))
      }
      guard status.st_mode & S_IFMT != S_IFREG || Int(status.st_size) <= Self.mostBytes else {
        return note(
          .invalidValue,
          Sentence(
            "\"\(shown)\" is larger than \(Self.mostBytes >> 20) MB",
            ko: "\(Self.mostBytes >> 20)MB가 넘는 파일이에요: “\(shown)”"),
          Sentence(
            "shorten the response: a widget has little memory, and a forecast takes only a few kilobytes",
            ko: "줄이세요. 위젯의 메모리는 적고, 예보는 몇 KB면 돼요"))
      }
    }
    var contents: Data?
    _ = manifest.log.look(at: place) {
      contents = Self.contents(of: place)
      return contents.map { [UInt8]($0) } ?? []
    }
    return contents
      ?? note(
        .missingFile, Sentence("\"\(shown)\" can't be read", ko: "읽을 수 없는 파일이에요: “\(shown)”"),
        Sentence("make the file readable", ko: "읽을 수 있는 파일로 바꾸세요"))
  }

  private static func contents(of file: URL) -> Data? {
    if let handle = try? FileHandle(forReadingFrom: file),
      let bytes = try? handle.read(upToCount: mostBytes + 1), bytes.count <= mostBytes
    {
      return bytes
    }
    var status = stat()
    let isEmpty =
      lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
    return isEmpty ? Data() : nil
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
  /// Sets the content type, unless the author specified it.
  fileprivate mutating func add(type: String) {
    guard !headers.keys.contains(where: { $0.lowercased() == "content-type" }) else { return }
    headers["Content-Type"] = type
  }
}

extension PlayedService {
  /// Reads the service that a folder simulates.
  ///
  /// - Throws: `CurriculumError.brokenService` with all mistakes.
  package static func read(in folder: URL) throws(CurriculumError) -> PlayedService {
    let log = ProblemLog()
    let service = ServiceReader(folder: folder, log: log).read()
    guard let service, log.problems.isEmpty else {
      throw .brokenService(folder: folder, problems: log.problems)
    }
    return service
  }
}
