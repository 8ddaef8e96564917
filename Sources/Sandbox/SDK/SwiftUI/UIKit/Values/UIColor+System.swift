// UIKit's own colors: colors that adapt to light and dark appearance, and older fixed colors.
extension UIColor {
  public class var systemRed: UIColor { UIColor(storage: .system(.red)) }
  public class var systemGreen: UIColor { UIColor(storage: .system(.green)) }
  public class var systemBlue: UIColor { UIColor(storage: .system(.blue)) }
  public class var systemOrange: UIColor { UIColor(storage: .system(.orange)) }
  public class var systemYellow: UIColor { UIColor(storage: .system(.yellow)) }
  public class var systemPink: UIColor { UIColor(storage: .system(.pink)) }
  @available(iOS 9.0, *)
  public class var systemPurple: UIColor { UIColor(storage: .system(.purple)) }
  public class var systemTeal: UIColor { UIColor(storage: .system(.teal)) }
  @available(iOS 13.0, *)
  public class var systemIndigo: UIColor { UIColor(storage: .system(.indigo)) }
  @available(iOS 13.0, *)
  public class var systemBrown: UIColor { UIColor(storage: .system(.brown)) }
  @available(iOS 15.0, *)
  public class var systemMint: UIColor { UIColor(storage: .system(.mint)) }
  @available(iOS 15.0, *)
  public class var systemCyan: UIColor { UIColor(storage: .system(.cyan)) }
  public class var systemGray: UIColor { UIColor(storage: .system(.gray)) }
  @available(iOS 13.0, *)
  public class var systemGray2: UIColor { UIColor(storage: .system(.gray2)) }
  @available(iOS 13.0, *)
  public class var systemGray3: UIColor { UIColor(storage: .system(.gray3)) }
  @available(iOS 13.0, *)
  public class var systemGray4: UIColor { UIColor(storage: .system(.gray4)) }
  @available(iOS 13.0, *)
  public class var systemGray5: UIColor { UIColor(storage: .system(.gray5)) }
  @available(iOS 13.0, *)
  public class var systemGray6: UIColor { UIColor(storage: .system(.gray6)) }
  @available(iOS 15.0, *)
  public class var tintColor: UIColor { UIColor(storage: .system(.accent)) }
  @available(iOS 13.0, *)
  public class var label: UIColor { UIColor(storage: .system(.label)) }
  @available(iOS 13.0, *)
  public class var secondaryLabel: UIColor { UIColor(storage: .system(.secondaryLabel)) }
  @available(iOS 13.0, *)
  public class var tertiaryLabel: UIColor { UIColor(storage: .system(.tertiaryLabel)) }
  @available(iOS 13.0, *)
  public class var quaternaryLabel: UIColor { UIColor(storage: .system(.quaternaryLabel)) }
  @available(iOS 13.0, *)
  public class var link: UIColor { UIColor(storage: .system(.link)) }
  @available(iOS 13.0, *)
  public class var placeholderText: UIColor { UIColor(storage: .system(.placeholderText)) }
  @available(iOS 13.0, *)
  public class var separator: UIColor { UIColor(storage: .system(.separator)) }
  @available(iOS 13.0, *)
  public class var opaqueSeparator: UIColor { UIColor(storage: .system(.opaqueSeparator)) }
  @available(iOS 13.0, *)
  public class var systemBackground: UIColor { UIColor(storage: .system(.background)) }
  @available(iOS 13.0, *)
  public class var secondarySystemBackground: UIColor {
    UIColor(storage: .system(.secondaryBackground))
  }
  @available(iOS 13.0, *)
  public class var tertiarySystemBackground: UIColor {
    UIColor(storage: .system(.tertiaryBackground))
  }
  @available(iOS 13.0, *)
  public class var systemGroupedBackground: UIColor {
    UIColor(storage: .system(.groupedBackground))
  }
  @available(iOS 13.0, *)
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(storage: .system(.secondaryGroupedBackground))
  }
  @available(iOS 13.0, *)
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(storage: .system(.tertiaryGroupedBackground))
  }
  @available(iOS 13.0, *)
  public class var systemFill: UIColor { UIColor(storage: .system(.fill)) }
  @available(iOS 13.0, *)
  public class var secondarySystemFill: UIColor { UIColor(storage: .system(.secondaryFill)) }
  @available(iOS 13.0, *)
  public class var tertiarySystemFill: UIColor { UIColor(storage: .system(.tertiaryFill)) }
  @available(iOS 13.0, *)
  public class var quaternarySystemFill: UIColor { UIColor(storage: .system(.quaternaryFill)) }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  /// The older text colors for dark and for light backgrounds.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
