public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension String {
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localizedKey: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main,
      locale: locale)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      localizedKey: "\(key)", value: defaultValue, table: table, bundle: bundle ?? .main,
      locale: locale)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public init(localized resource: LocalizedStringResource) {
    self.init(
      localizedKey: resource.key, value: resource.defaultValue, table: resource.table,
      bundle: resource.resolvedBundle, locale: resource.locale, language: resource.locale)
  }

  /// - Parameters:
  ///   - locale: The locale for the values.
  ///   - language: The locale whose language the text has.
  private init(
    localizedKey key: String, value: LocalizationValue, table: String?, bundle: Bundle,
    locale: Locale, language: Locale = .current
  ) {
    let format = LocalizedFormat.format(
      key, value: value.key, table: table, bundle: bundle, locale: language,
      arguments: value.arguments)
    self = LocalizationFormat.string(format, arguments: value.arguments, locale: locale)
  }
}
