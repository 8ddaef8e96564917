public import AppleFoundation

/// A request that SiriKit understands; the base of the classes that Xcode makes from an
/// `.intentdefinition` file.
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

  /// What an `.intentdefinition` file says of the intent, as JSON; empty for a class that is not made of one.
  ///
  /// Xcode keeps the definition beside the app; here the class that is made of it tells it.
  open class var _definition: String { "" }

  /// The value of a property; nil for one that the class does not have.
  ///
  /// On Apple's systems Objective-C finds the property. Here the class that is made of an intent
  /// definition does.
  open func value(forKey key: String) -> Any? { nil }

  open func setValue(_ value: Any?, forKey key: String) {}
}

/// What a donation tells the system besides the intent.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}

/// The answer to an intent.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?

  public required override init() {
    super.init()
  }
}

/// The entry of an extension that answers intents.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
public protocol INIntentHandlerProviding: NSObjectProtocol {
  func handler(for intent: INIntent) -> Any?
}

/// The principal class of an intents extension.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INExtension: NSObject, INIntentHandlerProviding {
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An intent that happened, for the system to learn from.
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

  /// The simulated phone learns nothing from donations; they always succeed.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
