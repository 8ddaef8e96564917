import SwiftSource

extension SourceRewriter {
  /// Takes `@main` off an app, so that it can be looked at together with the widget that it belongs to.
  ///
  /// On an iPhone the two are programs of their own, each with its `@main`. Here they are one module, which
  /// may have one, and the widget's says which of its types the extension begins with; an app is found by
  /// its conformance.
  package static let appEntryPoints = SourceRewriter(signs: ["@main"]) { file in
    file.tokens.indices.compactMap { place in
      guard file[place].text == "@main", isApp(file, place + 1) else { return nil }
      return SourceEdit(file[place].range, "")
    }
  }

  private static let applications: Set = ["App", "UIApplicationDelegate", "UIResponder"]

  /// Whether the declaration that follows names an app's protocol before its body.
  private static func isApp(_ file: SwiftFile, _ start: Int) -> Bool {
    let head = file.tokens[start...].prefix { !$0.isSign("{") && $0.text != "@main" }
    guard let colon = head.firstIndex(where: { $0.isSign(":") }) else { return false }
    return head[colon...].contains { applications.contains($0.text) }
  }
}
