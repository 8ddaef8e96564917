import SwiftSource

extension SourceRewriter {
  /// Removes `@main` from an app, so that it can be compiled together with its widget.
  ///
  /// On an iPhone, app and widget are separate programs, each with an `@main`. Here they're one module, which
  /// may have only one `@main`. The widget keeps its `@main`, which marks the extension's entry point. The
  /// app is recognized by its conformance to an app protocol.
  package static let appEntryPoints = SourceRewriter(signs: ["@main"]) { file in
    file.tokens.indices.compactMap { place in
      guard file[place].text == "@main", isApp(file, place + 1) else { return nil }
      return SourceEdit(file[place].range, "")
    }
  }

  private static let applications: Set = ["App", "UIApplicationDelegate", "UIResponder"]

  /// Whether the following declaration conforms to an app protocol.
  private static func isApp(_ file: SwiftFile, _ start: Int) -> Bool {
    let head = file.tokens[start...].prefix { !$0.isSign("{") && $0.text != "@main" }
    guard let colon = head.firstIndex(where: { $0.isSign(":") }) else { return false }
    return head[colon...].contains { applications.contains($0.text) }
  }
}
