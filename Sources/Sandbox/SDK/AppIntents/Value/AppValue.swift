public import AppleFoundation

/// A type of the app that intents can speak of.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable
{}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppValue {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type that has a name for people.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that can be shown to people, and says so of itself.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and its values that can be shown to people.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type whose values are all known beforehand, each with its words.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, CaseIterable, Hashable,
  CustomLocalizedStringResourceConvertible
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable
