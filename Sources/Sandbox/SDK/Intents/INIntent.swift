public import AppleFoundation

/// A SiriKit request, and the base class of intents that Xcode generates from an `.intentdefinition` file.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INIntent: NSObject, @unchecked Sendable {
  open var suggestedInvocationPhrase: String?
  @available(iOS 12.0, watchOS 5.0, *)
  open var donationMetadata: INIntentDonationMetadata?

  public required override init() {
    super.init()
  }

  open var intentDescription: String? { nil }
  open var identifier: String? { nil }

  /// The intent's definition from an `.intentdefinition` file as JSON, or an empty string for other classes.
  ///
  /// On a phone, the definition is a file in the app. Rings stores it in the generated class.
  open class var _definition: String { "" }

  /// Returns the value of a property, or `nil` if the class doesn't have the property.
  ///
  /// Generated classes override this method, because there's no Objective-C runtime to find properties.
  open func value(forKey key: String) -> Any? { nil }

  open func setValue(_ value: Any?, forKey key: String) {}
}

/// Additional information about a donated intent.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// A response to an intent.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?

  public required override init() {
    super.init()
  }
}

/// The interface of an extension that handles intents.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INExtension: NSObject, INIntentHandlerProviding {
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent that was performed, which apps donate to the system.
@available(iOS 10.0, macOS 12.0, watchOS 3.2, visionOS 1.0, *)
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier: String = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    self.intentResponse = response
    super.init()
  }

  /// Donates the interaction.
  ///
  /// The simulated phone ignores donations, which always succeed.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
