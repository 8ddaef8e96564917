import Foundation
import Sentences

package enum ColorName: String, CaseIterable, Sendable {
  case clear, black, darkGray, gray, lightGray, white, red, orange, yellow, green, mint, cyan, blue
  case indigo, purple, pink, brown

  package init(_ color: RGBA) {
    if color.alpha < 0.05 {
      self = .clear
      return
    }
    let high = max(color.red, color.green, color.blue)
    let low = min(color.red, color.green, color.blue)
    let chroma = high - low
    if chroma < 0.12 || (high < 0.18 && chroma < 0.16) {
      self = Self.grey(brightness: (high + low) / 2)
      return
    }
    let hue: Double =
      if high == color.red {
        ((color.green - color.blue) / chroma).truncatingRemainder(dividingBy: 6) * 60
      } else if high == color.green {
        ((color.blue - color.red) / chroma + 2) * 60
      } else {
        ((color.red - color.green) / chroma + 4) * 60
      }
    self = Self.colored(hue: hue < 0 ? hue + 360 : hue, high: high, chroma: chroma)
  }

  private static func grey(brightness: Double) -> ColorName {
    switch brightness {
    case ..<0.13: .black
    case ..<0.38: .darkGray
    case ..<0.65: .gray
    case ..<0.93: .lightGray
    default: .white
    }
  }

  private static func colored(hue: Double, high: Double, chroma: Double) -> ColorName {
    switch hue {
    case ..<14: return .red
    case ..<44: return high < 0.75 && chroma < 0.5 ? .brown : .orange
    case ..<67: return .yellow
    case ..<155: return .green
    case ..<178: return .mint
    case ..<199: return .cyan
    case ..<236: return .blue
    case ..<262: return .indigo
    case ..<305: return .purple
    case ..<346: return .pink
    default: return .red
    }
  }

  /// The name in words, such as `dark gray`.
  var name: Sentence {
    switch self {
    case .clear: Sentence("clear", ko: "투명")
    case .black: Sentence("black", ko: "검은색")
    case .darkGray: Sentence("dark gray", ko: "진회색")
    case .gray: Sentence("gray", ko: "회색")
    case .lightGray: Sentence("light gray", ko: "연회색")
    case .white: Sentence("white", ko: "흰색")
    case .red: Sentence("red", ko: "빨간색")
    case .orange: Sentence("orange", ko: "주황색")
    case .yellow: Sentence("yellow", ko: "노란색")
    case .green: Sentence("green", ko: "초록색")
    case .mint: Sentence("mint", ko: "민트색")
    case .cyan: Sentence("cyan", ko: "청록색")
    case .blue: Sentence("blue", ko: "파란색")
    case .indigo: Sentence("indigo", ko: "남색")
    case .purple: Sentence("purple", ko: "보라색")
    case .pink: Sentence("pink", ko: "분홍색")
    case .brown: Sentence("brown", ko: "갈색")
    }
  }
}
