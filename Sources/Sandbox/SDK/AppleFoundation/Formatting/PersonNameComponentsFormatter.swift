public import Foundation

/// A formatter for a person's name in the locale's order.
@available(iOS 9.0, macOS 10.11, watchOS 2.0, visionOS 1.0, *)
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default` = 0
    case short, medium, long, abbreviated
  }

  open var style: Style = .default
  open var locale: Locale? = .autoupdatingCurrent
  open var isPhonetic = false

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let written: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameText(name: components, locale: locale ?? .current).text(in: written)
  }

  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameReader(string).name
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
