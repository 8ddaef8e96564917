import AppleFoundation
import Drawing

/// A blur and the translucent veil on top of it.
struct Backdrop {
  let radius: Double
  let veil: RGBA

  /// Creates the backdrop of an effect view.
  ///
  /// Returns `nil` if the view has no blur, or if an alpha below 1 breaks the blur.
  @MainActor
  init?(_ view: UIVisualEffectView, in environment: EnvironmentValues) {
    guard let blur = view.effect as? UIBlurEffect, view.showsEffect else { return nil }
    let look = blur.style.look
    let isDark = look.isDark ?? (environment.colorScheme == .dark)
    radius = 20
    veil = (isDark ? RGBA(hex: 0x252525) : RGBA(hex: 0xF6F6F6)).opacity(look.veil)
  }
}

extension UIBlurEffect.Style {
  /// The veil's opacity, and whether it's dark; `nil` means that it follows the phone's appearance.
  fileprivate var look: (veil: Double, isDark: Bool?) {
    switch self {
    case .extraLight: (0.8, false)
    case .light: (0.5, false)
    case .dark: (0.65, true)
    case .regular, .systemMaterial: (0.65, nil)
    case .prominent: (0.75, nil)
    case .systemUltraThinMaterial: (0.45, nil)
    case .systemThinMaterial: (0.55, nil)
    case .systemThickMaterial: (0.8, nil)
    case .systemChromeMaterial: (0.75, nil)
    case .systemUltraThinMaterialLight: (0.45, false)
    case .systemThinMaterialLight: (0.55, false)
    case .systemMaterialLight: (0.65, false)
    case .systemThickMaterialLight: (0.8, false)
    case .systemChromeMaterialLight: (0.75, false)
    case .systemUltraThinMaterialDark: (0.45, true)
    case .systemThinMaterialDark: (0.55, true)
    case .systemMaterialDark: (0.65, true)
    case .systemThickMaterialDark: (0.8, true)
    case .systemChromeMaterialDark: (0.75, true)
    }
  }
}

/// A painter that draws the views of windows back to front, so that a blur can use the drawing behind it.
///
/// A faded or clipped group is painted separately, and a blur in it affects only that group.
struct WindowPainter {
  let screen: CGRect
  private(set) var items: [DisplayItem] = []
  private var blurs = 0

  /// The maximum number of blurs, because each one repeats the drawing behind it.
  ///
  /// Further blurs draw only their veil.
  private static let mostBlurs = 6

  init(screen: CGRect) {
    self.screen = screen
  }

  mutating func paint(_ node: LayoutNode) {
    guard let look = node.behavior as? UIViewBehavior else {
      items += node.draw()
      return
    }
    guard look.alpha > 0 else { return }
    guard look.alpha < 1 || look.clips else {
      paintParts(of: node, look)
      return
    }
    var group = WindowPainter(screen: screen)
    group.paintParts(of: node, look)
    guard !group.items.isEmpty else { return }
    var layer = Layer(items: group.items, opacity: look.alpha)
    if look.clips { layer.clip = Self.outline(of: node.frame, look) }
    items.append(DisplayItem(.layer(layer), node: node.index))
  }

  private mutating func paintParts(of node: LayoutNode, _ look: UIViewBehavior) {
    if let backdrop = look.backdrop { blur(behind: node, backdrop) }
    let outline = Self.outline(of: node.frame, look)
    if let background = look.background, background.alpha > 0 {
      items.append(
        DisplayItem(
          .fill(outline: outline, paint: .color(background), isEvenOdd: false), node: node.index))
    }
    for child in node.children { paint(child) }
    if let border = look.border {
      items.append(
        DisplayItem(
          .stroke(
            outline: outline, paint: .color(border.color),
            pattern: StrokePattern(width: border.width)), node: node.index))
    }
  }

  private static func outline(of frame: CGRect, _ look: UIViewBehavior) -> Outline {
    look.cornerRadius > 0
      ? .roundedRectangle(in: frame, radius: look.cornerRadius) : .rectangle(frame)
  }

  /// Blurs the drawing so far inside the effect's frame, and adds the veil.
  ///
  /// The drawing outside the frame stays sharp. Plain backgrounds are drawn again below the blur, because a
  /// blur fades at its edges.
  private mutating func blur(behind node: LayoutNode, _ backdrop: Backdrop) {
    let area = node.frame.intersection(screen)
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let shape = Outline.rectangle(area)
    blurs += 1
    if blurs <= Self.mostBlurs, !items.isEmpty {
      let behind = items
      let isWhole = area.contains(screen.insetBy(dx: 0.5, dy: 0.5))
      let grounds = behind.filter { $0.isGround(of: area) }
      items =
        isWhole
        ? []
        : [
          DisplayItem(.layer(Layer(items: behind, clip: .frame(around: area, in: screen))))
        ]
      if !grounds.isEmpty { items.append(DisplayItem(.layer(Layer(items: grounds, clip: shape)))) }
      items.append(
        DisplayItem(.layer(Layer(items: behind, clip: shape, blurRadius: backdrop.radius))))
    }
    items.append(
      DisplayItem(
        .fill(outline: shape, paint: .color(backdrop.veil), isEvenOdd: false), node: node.index))
  }
}

extension DisplayItem {
  /// Returns whether the item is a fill behind the whole area.
  fileprivate func isGround(of area: CGRect) -> Bool {
    guard case .fill(let outline, .color, _) = content else { return false }
    return outline.bounds.insetBy(dx: -0.5, dy: -0.5).contains(area)
  }
}

extension Outline {
  /// Returns the part of `whole` around `hole`, which is inside it.
  fileprivate static func frame(around hole: CGRect, in whole: CGRect) -> Outline {
    let parts = [
      CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: hole.minY - whole.minY),
      CGRect(x: whole.minX, y: hole.maxY, width: whole.width, height: whole.maxY - hole.maxY),
      CGRect(x: whole.minX, y: hole.minY, width: hole.minX - whole.minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: whole.maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
    return Outline(elements: parts.flatMap { Outline.rectangle($0).elements })
  }
}
