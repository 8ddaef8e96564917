import Drawing
import Foundation
import Sentences

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Image: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let environment = context.environment
    let behavior: any LayoutBehavior
    var pixelSize: CGSize?
    switch source {
    case .symbol(let plainName):
      let name = environment.symbolVariants.applied(to: plainName)
      noteUnlikelyName(name, in: context)
      behavior = SymbolBehavior(
        name: name, isResizable: resizing != nil,
        mode: symbolMode(in: environment), variableValue: variableValue,
        accentedMode: accentedMode)
    case .named where template(in: environment) != nil:
      behavior = SymbolBehavior(
        name: name ?? "", isResizable: resizing != nil, mode: symbolMode(in: environment),
        variableValue: variableValue, accentedMode: accentedMode,
        template: template(in: environment))
    case .drawn(let image) where !needsPixels:
      pixelSize = self.pixelSize
      behavior = CanvasBehavior(
        renderer: { graphics, size in image.scaled(to: size).renderer(&graphics) }, symbols: [],
        ambient: Evaluation.ambient, imageSize: image.size, isResizable: resizing != nil)
    case .bitmap, .named, .drawn:
      let shown = context.evaluation.withAmbient(environment) { bitmap(in: environment) }
      pixelSize = self.pixelSize ?? CGSize(width: shown.pixelWidth, height: shown.pixelHeight)
      behavior = BitmapBehavior(
        bitmap: shown, resizing: resizing, isTemplate: isTemplate(in: environment),
        accentedMode: accentedMode, name: name)
    }
    let node = LayoutNode("Image", behavior: behavior, in: context)
    record(on: node)
    node.traits.pixelSize = pixelSize
    return [node]
  }

  /// Whether a drawing has to be rendered to pixels, because its shapes can't be tinted, tiled or sliced.
  private var needsPixels: Bool {
    accentedMode != nil || templateMode == .template || resizing?.mode == .tile
      || resizing.map { $0.capInsets != EdgeInsets() } == true
  }

  /// Returns the template of a custom symbol, or `nil` for other images.
  private func template(in environment: EnvironmentValues) -> SymbolTemplate? {
    guard case .named(let name) = source else { return nil }
    return environment.assetCatalog.symbol(named: name)
  }

  private func isSymbol(in environment: EnvironmentValues) -> Bool {
    if case .symbol = source { return true }
    return template(in: environment) != nil
  }

  /// Returns the rendering mode of a symbol.
  ///
  /// A symbol with the original template mode uses its own colors.
  private func symbolMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    symbolMode ?? (templateMode == .original ? .multicolor : environment.symbolRenderingMode)
  }

  private func isTemplate(in environment: EnvironmentValues) -> Bool {
    if let templateMode { return templateMode == .template }
    guard case .named(let name) = source else { return false }
    return environment.assetCatalog.isTemplate(name)
  }

  private func record(on node: LayoutNode) {
    node.traits.accentedMode = accentedMode
    node.traits.isAccessibilityHidden = isDecorative
    node.traits.accessibilityLabel = label?.string(in: node.environment)
    node.traits.imageName = name
    node.traits.isRedacted = node.environment.redactsImages
    if case .symbol(let plainName) = source {
      node.traits.imageName = node.environment.symbolVariants.applied(to: plainName)
    }
    if isSymbol(in: node.environment) {
      node.traits.isSymbol = true
      node.traits.font = node.environment.resolvedFont
      node.traits.symbolRenderingMode = symbolMode(in: node.environment)?.drawn
    }
    node.traits.foreground = node.environment.foreground().paint(
      in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// Returns whether a symbol is newer than the phone's iOS; if so, adds a note.
  static func isTooNew(
    _ name: String, in environment: EnvironmentValues, noting evaluation: Evaluation?
  ) -> Bool {
    guard let version = SymbolBehavior.missingVersion(of: name, in: environment) else {
      return false
    }
    let current = environment.systemVersion
    evaluation?.noteOnce(
      rule: "symbol-too-new",
      Sentence(
        "The symbol '\(name)' came with iOS \(version). iOS \(current) draws nothing.",
        ko: "'\(name)' 심볼은 iOS \(version)부터 있어요. iOS \(current)에서는 아무것도 그리지 않아요."))
    return true
  }

  private func noteUnlikelyName(_ name: String, in context: ViewContext) {
    if Self.isTooNew(name, in: context.environment, noting: context.evaluation) { return }
    if !SymbolSpelling.isPossible(name) {
      context.evaluation.noteOnce(
        rule: "missing-symbol",
        Sentence(
          "No symbol named '\(name)' found in system symbol set",
          ko: "시스템 심볼에 '\(name)' 심볼이 없어요."))
    } else if !SymbolHistory.isKnown(name), let meant = SymbolSpelling.suggestion(for: name) {
      context.evaluation.noteOnce(
        rule: "unknown-symbol",
        Sentence(
          "Rings doesn't know the symbol '\(name)'. If no symbol has this name, a phone draws nothing. "
            + "Did you mean '\(meant)'?",
          ko: "Rings가 모르는 심볼이에요: '\(name)'. 없는 이름이면 휴대폰은 아무것도 그리지 않아요. 혹시 '\(meant)' 심볼인가요?"))
    } else if !SymbolHistory.isKnown(name), !SymbolSpelling.isPlausible(name) {
      context.evaluation.noteOnce(
        rule: "unknown-symbol",
        Sentence(
          "Rings doesn't know the symbol '\(name)'. If no symbol has this name, a phone draws nothing. "
            + "Look up the name in Apple's SF Symbols app.",
          ko: "Rings가 모르는 심볼이에요: '\(name)'. 없는 이름이면 휴대폰은 아무것도 그리지 않아요. "
            + "Apple의 SF Symbols 앱에서 이름을 확인하세요."))
    } else if !SymbolShape.exists(for: name) {
      context.evaluation.noteOnce(
        rule: "symbol-stand-in",
        Sentence(
          "Rings has no drawing of the symbol '\(name)' and shows another shape instead.",
          ko: "Rings에 '\(name)' 심볼의 그림이 없어서 다른 모양을 대신 그려요."))
    } else if !SymbolShape.isWhole(name) {
      context.evaluation.noteOnce(
        rule: "symbol-stand-in",
        Sentence(
          "Rings has no whole drawing of the symbol '\(name)' and draws a part of it.",
          ko: "Rings에 '\(name)' 심볼의 온전한 그림이 없어서 일부만 그려요."))
    }
  }
}
