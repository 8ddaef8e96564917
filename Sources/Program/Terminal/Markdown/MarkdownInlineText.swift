import Foundation

/// Styles the text inside a paragraph.
struct MarkdownInlineText {
  private let capabilities: TerminalCapabilities

  init(_ capabilities: TerminalCapabilities) {
    self.capabilities = capabilities
  }

  func text(
    _ inlines: [MarkdownDocument.Inline], style: Style = .plain, link: URL? = nil
  ) -> StyledText {
    var result = StyledText()
    for inline in inlines {
      switch inline {
      case .text(let text): result.append(StyledText.Run(text, style, link: link))
      case .code(let code): result.append(StyledText.Run(quoted(code), .code, link: link))
      case .emphasis(let inner):
        result.append(text(inner, style: style.adding(.italic), link: link))
      case .strong(let inner): result.append(text(inner, style: style.adding(.bold), link: link))
      case .struckThrough(let inner):
        result.append(text(inner, style: style.adding(.struckThrough), link: link))
      case .link(let inner, let destination):
        result.append(linked(inner, to: destination, style: style))
      case .image(let inner, let destination):
        result.append(text(inner, style: style.adding(.italic), link: link))
        result.append(" (\(destination))", .quiet)
      case .lineBreak: result.append("\n", style)
      }
    }
    return result
  }

  /// Returns the code, in backticks unless a color marks it as code.
  private func quoted(_ code: String) -> String {
    capabilities.colorDepth > .none ? code : "`\(code)`"
  }

  private func linked(
    _ inner: [MarkdownDocument.Inline], to destination: String, style: Style
  ) -> StyledText {
    let linkStyle = Style(.link, style.traits.union(.underlined))
    guard capabilities.hasHyperlinks, let url = URL(string: destination) else {
      let label = text(inner, style: style)
      if label.text == destination || destination == "mailto:\(label.text)" {
        return StyledText(label.text, linkStyle)
      }
      return label + StyledText(" (\(destination))", .quiet)
    }
    return text(inner, style: linkStyle, link: url)
  }
}

extension Style {
  fileprivate func adding(_ trait: Traits) -> Style {
    Style(role, traits.union(trait))
  }
}
