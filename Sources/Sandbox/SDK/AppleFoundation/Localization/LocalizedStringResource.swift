public import Foundation

/// A reference to localized text that is looked up when it is displayed.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable,
  CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation
{
  /// The location of a bundle with localized text.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  /// The locale, or `nil` for the phone's current locale.
  ///
  /// The phone's locale can change after a static resource is created.
  private var ownLocale: Locale?
  public var bundle: BundleDescription { bundlePath.map { .atURL($0) } ?? .main }

  /// The bundle's folder, or `nil` for the main bundle.
  private let bundlePath: URL?

  public var localizedStringResource: LocalizedStringResource { self }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale == .current ? nil : locale
    switch bundle {
    case .main: bundlePath = nil
    case .forClass(let type): bundlePath = Bundle(for: type).bundleURL
    case .atURL(let url): bundlePath = url
    }
  }
}

/// A type with a localized string that represents its values.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LocalizedStringResource {
  /// The bundle for lookups, or the main bundle if the named bundle is missing.
  var resolvedBundle: Bundle { bundlePath.flatMap { Bundle(url: $0) } ?? .main }
}
