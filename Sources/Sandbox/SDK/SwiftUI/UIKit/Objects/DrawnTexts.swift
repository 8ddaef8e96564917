import AppleFoundation

/// The text of a label, field or button as a SwiftUI view.
@MainActor
struct DrawnTexts {
  var text: String
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineLimit: Int?
  var leastScale: CGFloat = 1
  var opacity = 1.0

  /// Returns the text in a frame that fills its space, or `nil` if there's no text.
  func view(alignment vertical: VerticalAlignment) -> AnyView? {
    guard !text.isEmpty else { return nil }
    return AnyView(
      words.frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: horizontal, vertical: vertical)))
  }

  /// Returns the size of the text for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = PictureRenderer().layout(of: words, proposal: proposal).frame.size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var words: some View {
    Text(verbatim: text)
      .font(Font(font))
      .foregroundColor(Color(uiColor: color))
      .multilineTextAlignment(lines)
      .lineLimit(lineLimit)
      .minimumScaleFactor(leastScale)
      .opacity(opacity)
  }

  private var horizontal: HorizontalAlignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }

  private var lines: TextAlignment {
    switch alignment {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}
