import Foundation

/// A modifier of `Text` that returns a `Text`.
enum TextModifier: Sendable {
  case font(Font?)
  case fontModifier(FontModifier)
  case foreground(any ShapeStyle)
  case underline(Bool)
  case strikethrough(Bool)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baselineOffset(CGFloat)
  case accessibilityLabel(Text)
  case scale(Text.Scale)
}

extension TextModifier: Equatable {
  static func == (left: TextModifier, right: TextModifier) -> Bool {
    switch (left, right) {
    case (.font(let first), .font(let second)): first == second
    case (.fontModifier(let first), .fontModifier(let second)): first == second
    case (.foreground(let first), .foreground(let second)): areEqual(first, second)
    case (.underline(let first), .underline(let second)): first == second
    case (.strikethrough(let first), .strikethrough(let second)): first == second
    case (.kerning(let first), .kerning(let second)): first == second
    case (.tracking(let first), .tracking(let second)): first == second
    case (.baselineOffset(let first), .baselineOffset(let second)): first == second
    case (.accessibilityLabel(let first), .accessibilityLabel(let second)): first == second
    case (.scale(let first), .scale(let second)): first == second
    default: false
    }
  }

  private static func areEqual(_ first: any ShapeStyle, _ second: any ShapeStyle) -> Bool {
    guard let first = first as? any Hashable, let second = second as? any Hashable else {
      return false
    }
    return AnyHashable(first) == AnyHashable(second)
  }
}
