public import AppleFoundation

/// A dialog for an intent, in a full and a short form.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  package let full: LocalizedStringResource
  package let supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) {
    self.full = full
    self.supporting = nil
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  @available(iOS 17.2, macOS 14.2, watchOS 10.2, *)
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.init(full: full, supporting: supporting)
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
