public import AppleFoundation
public import SwiftUI

/// The details of a request to a provider, such as the widget's size.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct TimelineProviderContext {
  /// The environment values in which the widget may appear.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    let environments: [EnvironmentValues]

    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      values(at: keyPath)
    }

    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      values(at: keyPath)
    }

    private func values<T>(at keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }
  }

  public let family: WidgetFamily
  /// A Boolean value that indicates whether the request is for the widget gallery, which needs a quick
  /// response.
  public let isPreview: Bool
  /// The widget's size in points.
  public let displaySize: CGSize
  public let environmentVariants: EnvironmentVariants

  package init(
    family: WidgetFamily, isPreview: Bool, displaySize: CGSize,
    environments: [EnvironmentValues] = []
  ) {
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
    self.environmentVariants = EnvironmentVariants(environments: environments)
  }
}
