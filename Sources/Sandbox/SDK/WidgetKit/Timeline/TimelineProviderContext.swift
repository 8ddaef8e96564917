public import AppleFoundation
public import SwiftUI

/// For what a provider is asked: the size, and whether it is for the gallery.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
public struct TimelineProviderContext {
  /// The values of the environment that the widget will be shown with.
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
  /// True for the widget gallery, where an answer must come at once.
  public let isPreview: Bool
  /// In points.
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
