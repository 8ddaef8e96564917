public import AppleFoundation

/// A person as an intent's parameter or result.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentPerson: Hashable, Sendable, _IntentValue {
  /// The contact information of a person.
  public struct Handle: Hashable, Sendable {
    public enum Value: Hashable, Sendable {
      case emailAddress(String)
      case phoneNumber(String)
      case applicationDefined(String)
    }

    public let value: Value

    public init(emailAddress: String) {
      value = .emailAddress(emailAddress)
    }

    public init(phoneNumber: String) {
      value = .phoneNumber(phoneNumber)
    }

    public init(applicationDefined: String) {
      value = .applicationDefined(applicationDefined)
    }
  }

  public enum Name: Hashable, Sendable {
    case components(PersonNameComponents)
    case displayName(String)
  }

  public enum Identifier: Hashable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
  }

  public let identifier: Identifier
  public let name: Name
  public let handle: Handle?
  public let isMe: Bool

  public init(
    identifier: Identifier, name: Name, handle: Handle? = nil, isMe: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.isMe = isMe
  }
}
