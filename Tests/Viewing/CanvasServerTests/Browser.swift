import Foundation
import Processes
import TestSupport

/// A headless Chromium that a test controls over its DevTools pipe.
actor Browser {
  private let process: RunningProcess
  private let profile: TemporaryFolder
  private var unread: [UInt8] = []
  private var lastNumber = 0
  private var session: String?
  private(set) var complaints: [String] = []
  /// The addresses that pages requested.
  private(set) var requests: [String] = []

  /// The program, or `nil` if Chromium isn't installed.
  static let program = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    .lazy.compactMap { Program.first(named: $0, in: ["/usr/bin", "/usr/local/bin", "/snap/bin"]) }
    .first

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a browser with an empty page of a size in points.
  init(width: Int, height: Int) async throws {
    guard let program = Self.program else { throw Failure(description: "no Chromium") }
    profile = try TemporaryFolder()
    // It reads commands from descriptor 3 and responds on 4.
    process = try RunningProcess(
      ProcessCommand(
        executable: "/bin/sh",
        arguments: [
          "-c", #"exec "$0" "$@" 3<&0 4>&1 1>/dev/null 2>/dev/null </dev/null"#, program,
          "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
          "--user-data-dir=\(profile.url.path)", "about:blank",
        ],
        environment: ["PATH": "/usr/bin:/bin", "HOME": profile.url.path]))
    let made = try await call("Target.createTarget", ["url": "about:blank"])
    let attached = try await call(
      "Target.attachToTarget", ["targetId": made["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try await call("\(domain).enable") }
    try await resize(width: width, height: height)
  }

  func open(_ address: String) async throws {
    _ = try await call("Page.navigate", ["url": address])
  }

  func show(dark: Bool) async throws {
    _ = try await call(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
  }

  func resize(width: Int, height: Int) async throws {
    _ = try await call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Returns the value of an expression as text.
  @discardableResult
  func text(_ expression: String) async throws -> String {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": "(async () => String(await (\(expression))))()", "awaitPromise": true])
    guard let result = answer["result"] as? [String: Any], let value = result["value"] as? String
    else { throw Failure(description: "\(expression): \(answer)") }
    return value
  }

  /// Sets a field's value, as its user does.
  func choose(_ id: String, _ value: String, event: String = "change") async throws {
    try await text(
      """
      (() => { const field = document.getElementById('\(id)'); field.value = \(Self.quoted(value));
        field.dispatchEvent(new Event('\(event)', { bubbles: true })); })()
      """)
  }

  private static func quoted(_ text: String) -> String {
    (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "''"
  }

  /// Waits until an expression is true.
  ///
  /// Returns false after two minutes, which a busy machine may need.
  func comes(_ condition: String) async throws -> Bool {
    try await text(
      """
      new Promise((done) => {
        const end = Date.now() + 120000;
        const look = () => {
          let is = false;
          try { is = Boolean(\(condition)); } catch { is = false; }
          if (is || Date.now() > end) done(is); else setTimeout(look, 20);
        };
        look();
      })
      """) == "true"
  }

  /// Clicks at a position in the window, in points.
  func click(x: Double, y: Double) async throws {
    for kind in ["mousePressed", "mouseReleased"] {
      _ = try await call(
        "Input.dispatchMouseEvent",
        ["type": kind, "x": x, "y": y, "button": "left", "clickCount": 1])
    }
  }

  func press(_ key: String) async throws {
    let codes = ["Tab": 9, "Enter": 13]
    for kind in ["keyDown", "keyUp"] {
      var parameters: [String: Any] = [
        "type": kind, "key": key, "windowsVirtualKeyCode": codes[key] ?? 0,
      ]
      if key == "Enter", kind == "keyDown" { parameters["text"] = "\r" }
      _ = try await call("Input.dispatchKeyEvent", parameters)
    }
  }

  /// Returns the elements that a screen reader reaches, in order, with role and name.
  func reachable() async throws -> [(role: String, name: String)] {
    func text(_ value: Any?) -> String {
      (value as? [String: Any])?["value"] as? String ?? ""
    }
    _ = try await call("Accessibility.enable")
    let answer = try await call("Accessibility.getFullAXTree")
    let nodes = answer["nodes"] as? [[String: Any]] ?? []
    let known = Dictionary(
      nodes.map { ($0["nodeId"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var found: [(role: String, name: String)] = []
    func visit(_ node: [String: Any]) {
      let properties = node["properties"] as? [[String: Any]] ?? []
      let isFocusable = properties.contains { property in
        property["name"] as? String == "focusable"
          && (property["value"] as? [String: Any])?["value"] as? Bool == true
      }
      if isFocusable, node["ignored"] as? Bool == false {
        found.append((text(node["role"]), text(node["name"])))
      }
      for child in node["childIds"] as? [String] ?? [] { known[child].map(visit) }
    }
    nodes.first.map(visit)
    return found
  }

  func close() { process.stop() }

  // MARK: - The pipe

  private func call(
    _ method: String, _ parameters: [String: Any] = [:]
  ) async throws -> [String: Any] {
    lastNumber += 1
    let number = lastNumber
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message)
    try await process.input.write(Array(data) + [0])
    while true {
      let answer = try await next()
      if answer["id"] as? Int == number {
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      note(answer)
    }
  }

  private func next() async throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let data = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      }
      let bytes = try await process.output.read(upTo: 1 << 16)
      guard !bytes.isEmpty else { throw Failure(description: "the browser has ended") }
      unread += bytes
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any] ?? [:]
      requests.append(request["url"] as? String ?? "")
    case "Runtime.exceptionThrown": complaints.append("\(parameters)")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      // When the program ends, the page reports a lost connection.
      guard entry["level"] as? String == "error",
        (entry["text"] as? String)?.contains("WebSocket") == false
      else { return }
      complaints.append("\(entry["text"] ?? "")")
    default: return
    }
  }
}
