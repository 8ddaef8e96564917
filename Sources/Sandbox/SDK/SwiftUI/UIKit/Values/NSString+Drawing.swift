public import AppleFoundation
import Drawing

/// Text with the attributes that UIKit uses to measure and draw it.
struct AttributedDrawing {
  let text: String
  let attributes: [NSAttributedString.Key: Any]

  private var font: UIFont { attributes[.font] as? UIFont ?? .systemFont(ofSize: 12) }
  private var paragraph: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }

  /// The size of the text with only its own line breaks, in points.
  var size: CGSize { size(width: .infinity) }

  /// Returns the size of the text with its lines broken at a width, in points.
  func size(width: CGFloat) -> CGSize {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { brokenLines(of: $0, at: width) }
    let height = TextMetrics.sanFrancisco.lineHeight(of: description)
    let spacing = paragraph?.lineSpacing ?? 0
    return CGSize(
      width: lines.max() ?? 0,
      height: CGFloat(lines.count) * height + CGFloat(lines.count - 1) * spacing)
  }

  private var description: FontDescription { font.description(in: EnvironmentValues()) }

  /// Returns the widths of a paragraph's lines, broken between words.
  private func brokenLines(of paragraph: Substring, at width: CGFloat) -> [CGFloat] {
    var widths: [CGFloat] = [0]
    var line = ""
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      let longerWidth = TextMetrics.sanFrancisco.width(of: longer, in: description)
      if longerWidth <= width || line.isEmpty {
        (line, widths[widths.count - 1]) = (longer, longerWidth)
      } else {
        line = String(word)
        widths.append(TextMetrics.sanFrancisco.width(of: line, in: description))
      }
    }
    return widths
  }

  var view: Text {
    var text = Text(verbatim: text).font(Font(font))
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    text = text.foregroundColor(Color(uiColor: color))
    if let kern = attributes[.kern] as? CGFloat { text = text.kerning(kern) }
    if isDrawn(.underlineStyle) { text = text.underline() }
    if isDrawn(.strikethroughStyle) { text = text.strikethrough() }
    return text
  }

  private func isDrawn(_ key: NSAttributedString.Key) -> Bool {
    (attributes[key] as? Int ?? 0) != 0
  }

  /// Draws the text in the current context with its top-left corner at a point.
  func draw(at point: CGPoint) {
    let view = view
    UIGraphicsGetCurrentContext()?.draw { $0.draw(view, at: point, anchor: .topLeading) }
  }

  func draw(in rect: CGRect) {
    let size = size(width: rect.width)
    let slack = max(0, rect.width - size.width)
    let shift: CGFloat =
      switch paragraph?.alignment ?? .natural {
      case .center: slack / 2
      case .right: slack
      case .left, .justified, .natural: 0
      }
    let (view, origin) = (view, CGPoint(x: rect.minX + shift, y: rect.minY))
    let place = CGRect(origin: origin, size: CGSize(width: size.width, height: rect.height))
    UIGraphicsGetCurrentContext()?.draw { $0.draw(view, in: place) }
  }
}

@available(iOS 7.0, *)
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedDrawing(text: description, attributes: attrs ?? [:]).size
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedDrawing(text: description, attributes: attrs ?? [:]).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedDrawing(text: description, attributes: attrs ?? [:]).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let drawing = AttributedDrawing(text: description, attributes: attributes ?? [:])
    let isBroken = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: isBroken ? drawing.size(width: size.width) : drawing.size)
  }
}

// On iOS, these methods come from the bridge between `String` and `NSString`.
@available(iOS 7.0, *)
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    AttributedDrawing(text: self, attributes: attrs ?? [:]).size
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedDrawing(text: self, attributes: attrs ?? [:]).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    AttributedDrawing(text: self, attributes: attrs ?? [:]).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// Text with several styles is measured and drawn in its first style.
@available(iOS 6.0, *)
extension NSAttributedString {
  private var drawing: AttributedDrawing {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return AttributedDrawing(text: string, attributes: attributes)
  }

  public func size() -> CGSize { drawing.size }
  public func draw(at point: CGPoint) { drawing.draw(at: point) }
  public func draw(in rect: CGRect) { drawing.draw(in: rect) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: isBroken ? drawing.size(width: size.width) : drawing.size)
  }
}
