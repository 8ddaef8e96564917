public import AppleFoundation

// `Never` represents the parts that a result omits.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: AppIntent {
  public static var title: LocalizedStringResource { "" }
  // Never called. Traps, as on a phone.
  public init() { fatalError("Never stands for a missing intent and can't be created") }
  public func perform() async throws -> Never { switch self {} }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: IntentResult {
  public var value: Never? { nil }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Never: _IntentValue {}
