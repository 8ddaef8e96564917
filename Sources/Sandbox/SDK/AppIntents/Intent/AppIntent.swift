/// An action that the system and a widget's controls can perform.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary
  /// The declared type of `description`.
  ///
  /// Apple's protocol requires an `IntentDescription?`. A learner's property of type `IntentDescription`
  /// wouldn't satisfy that requirement, and the default would apply. Apple's build tool avoids this by
  /// reading the literal in the source. An associated type accepts both declarations.
  associatedtype _Description = IntentDescription?

  static var title: LocalizedStringResource { get }
  static var description: _Description { get }
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  static var isDiscoverable: Bool { get }

  init()
  func perform() async throws -> PerformResult

  typealias Parameter = IntentParameter
  typealias Summary = IntentParameterSummary<Self>
  typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenTrue, Otherwise>
  typealias Switch<Value: _IntentValue & Sendable> = ParameterSummarySwitchCondition<Self, Value>
  typealias Case<Value, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent where _Description == IntentDescription? {
  public static var description: IntentDescription? { nil }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var persistentIdentifier: String { String(describing: Self.self) }
  public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public static var isDiscoverable: Bool { true }
}

/// A type with an identifier that stays the same across versions of the app.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

/// A type with `@AppDependency` properties.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol _SupportsAppDependencies {}

/// The authentication that an intent requires.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}
