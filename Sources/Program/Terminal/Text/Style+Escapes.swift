extension Style {
  /// Returns the SGR parameters of the style, or none for a plain style.
  func parameters(in capabilities: TerminalCapabilities) -> [String] {
    var parameters: [String] = []
    if capabilities.hasTextStyles {
      if traits.contains(.bold) { parameters.append("1") }
      if traits.contains(.italic) { parameters.append("3") }
      if traits.contains(.underlined) { parameters.append("4") }
      if traits.contains(.struckThrough) { parameters.append("9") }
    }
    if let color = role.color(at: capabilities.colorDepth) { parameters.append(color) }
    return parameters
  }
}

extension Style.Role {
  /// Returns the SGR parameter of the foreground color, a mid-tone that works on light and dark backgrounds.
  fileprivate func color(at depth: ColorDepth) -> String? {
    switch depth {
    case .none: nil
    case .sixteen: sixteen
    case .palette, .truecolor: palette.map { "38;5;\($0)" }
    }
  }

  private var sixteen: String? {
    switch self {
    case .plain: nil
    case .title: "34"
    case .good: "32"
    case .bad: "31"
    case .warning, .number: "33"
    case .quiet, .comment: "90"
    case .command, .link, .code, .typeName: "36"
    case .keyword: "35"
    case .string: "32"
    }
  }

  /// The color in the palette of 256, with a contrast of about 4 to both black and white.
  private var palette: Int? {
    switch self {
    case .plain: nil
    case .title: 33
    case .good: 29
    case .bad: 167
    case .warning: 130
    case .quiet, .comment: 244
    case .command, .link: 30
    case .code, .typeName: 31
    case .keyword: 169
    case .string: 65
    case .number: 136
    }
  }
}
