import AppleFoundation

/// What labels, fields and buttons write, as a SwiftUI view.
@MainActor
struct DrawnWords {
  var text: String
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineLimit: Int?
  var leastScale: CGFloat = 1
  var opacity = 1.0

  /// The words in a frame that is filled; nil for none.
  func view(alignment vertical: VerticalAlignment) -> AnyView? {
    guard !text.isEmpty else { return nil }
    return AnyView(
      words.frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: horizontal, vertical: vertical)))
  }

  /// What the words take when they are offered so much.
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
