public import AppleFoundation

/// A connection to another machine.
///
/// The simulated phone has no network: every connection fails when it starts, as it does in flight
/// mode.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// What belongs together of what is sent.
  public class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool

    public init(identifier: String, isFinal: Bool = false) {
      self.identifier = identifier
      self.isFinal = isFinal
    }

    public static let defaultMessage = ContentContext(identifier: "defaultMessage")
    public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "defaultStream")
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  @preconcurrency
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  @preconcurrency
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  @preconcurrency
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?

  /// There is no path to anywhere.
  public var currentPath: NWPath? { nil }

  private static let failure = NWError.posix(.ENETDOWN)

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }

  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.endpoint = .hostPort(host: host, port: port)
    self.parameters = parameters
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.failed(Self.failure))
  }

  public func restart() {
    become(.failed(Self.failure))
  }

  public func cancel() {
    become(.cancelled)
  }

  public func forceCancel() {
    become(.cancelled)
  }

  public func cancelCurrentEndpoint() {}

  private func become(_ state: State) {
    guard let queue else { return }
    queue.async { [weak self] in
      guard let self, self.state != .cancelled else { return }
      self.state = state
      self.stateUpdateHandler?(state)
    }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let answer) = completion else { return }
    (queue ?? .global()).async { answer(Self.failure) }
  }

  @preconcurrency
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      ) -> Void
  ) {
    (queue ?? .global()).async { completion(nil, nil, true, Self.failure) }
  }

  @preconcurrency
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool,
        _ error: NWError?
      ) -> Void
  ) {
    (queue ?? .global()).async { completion(nil, nil, true, Self.failure) }
  }

  public func batch(_ block: () -> Void) {
    block()
  }
}
