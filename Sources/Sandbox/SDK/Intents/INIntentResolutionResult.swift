public import AppleFoundation

/// The result of resolving an intent's parameter.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  enum Outcome {
    case notGiven, notNeeded, needsValue, unsupported
    case success(AnyObject)
    case choice([AnyObject])
    case confirmation(AnyObject?)
  }

  var outcome: Outcome = .notGiven

  public required override init() {
    super.init()
  }

  open class func needsValue() -> Self { made(.needsValue) }
  open class func notRequired() -> Self { made(.notNeeded) }
  open class func unsupported() -> Self { made(.unsupported) }

  @available(iOS 13.0, watchOS 6.0, *)
  open class func unsupported(withReason reason: Int) -> Self { made(.unsupported) }

  @available(iOS 13.0, watchOS 6.0, *)
  open class func confirmationRequired(
    withItemToConfirm itemToConfirm: Any, forReason reason: Int
  ) -> Self { made(.confirmation(itemToConfirm as AnyObject)) }

  class func made(_ outcome: Outcome) -> Self {
    let result = Self()
    result.outcome = outcome
    return result
  }
}

/// The result of resolving a parameter with a custom object.
@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedObject: INObject) -> Self { made(.success(resolvedObject)) }

  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    made(.choice(objectsToDisambiguate))
  }

  open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    made(.confirmation(objectToConfirm))
  }
}
