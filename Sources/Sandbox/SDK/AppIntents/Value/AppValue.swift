public import AppleFoundation

/// A type of the app that intents can use.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AppValue: TypeDisplayRepresentable, PersistentlyIdentifiable, _IntentValue, Sendable
{}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppValue {
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// A type with a localized name.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a display representation.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a localized name whose values have display representations.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A type with a display representation for each of its cases.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, CaseIterable, Hashable,
  CustomLocalizedStringResourceConvertible
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable
