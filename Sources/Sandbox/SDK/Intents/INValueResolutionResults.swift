public import AppleFoundation

/// The result of resolving a parameter with a string.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: String) -> Self {
    made(.success(resolvedValue as NSString))
  }

  open class func confirmationRequired(with valueToConfirm: String?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with a Boolean.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Bool) -> Self {
    made(.success(NSNumber(value: resolvedValue)))
  }

  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with an integer.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self {
    made(.success(NSNumber(value: resolvedValue)))
  }

  open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with a floating-point number.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Double) -> Self {
    made(.success(NSNumber(value: resolvedValue)))
  }

  open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with a date.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: DateComponents) -> Self {
    made(.success(resolvedValue as AnyObject))
  }

  open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with a URL.
@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: URL) -> Self {
    made(.success(resolvedValue as AnyObject))
  }

  open class func confirmationRequired(with valueToConfirm: URL?) -> Self {
    made(.confirmation(nil))
  }
}

/// The result of resolving a parameter with a case of an enumeration.
@available(iOS 13.0, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  open class func success(with resolvedValue: Int) -> Self {
    made(.success(NSNumber(value: resolvedValue)))
  }

  open class func confirmationRequired(with valueToConfirm: Int) -> Self {
    made(.confirmation(NSNumber(value: valueToConfirm)))
  }
}
