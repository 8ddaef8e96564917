import AppleFoundation
public import SecurityStandIn

/// The base of what one protocol of a connection can be told.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}

@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
open class NWProtocol: @unchecked Sendable {}

@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
open class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var noPush = false
    public var noOptions = false
    public var enableKeepalive = false
    public var keepaliveCount = 0
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var maximumSegmentSize = 0
    public var connectionTimeout = 0
    public var persistTimeout = 0
    public var connectionDropTime = 0
    public var retransmitFinDrop = false
    public var disableAckStretching = false
    public var enableFastOpen = false
    public var disableECN = false

    public override init() {}
  }
}

@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
open class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false

    public override init() {}
  }
}

@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
open class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public let securityProtocolOptions = sec_protocol_options()

    public override init() {}
  }
}

/// How a connection is to be made.
@available(iOS 12.0, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
public final class NWParameters: @unchecked Sendable {
  public enum ServiceClass: Sendable {
    case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
  }

  public enum MultipathServiceType: Sendable {
    case disabled, handover, interactive, aggregate
  }

  public enum ExpiredDNSBehavior: Sendable {
    case systemDefault, allow, prohibit
  }

  /// The protocols of a connection, from the application's down.
  public class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }

  public let defaultProtocolStack = ProtocolStack()
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  @available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
  public var prohibitConstrainedPaths: Bool {
    get { prohibitsConstrainedPaths }
    set { prohibitsConstrainedPaths = newValue }
  }
  public var allowFastOpen = false
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var serviceClass = ServiceClass.bestEffort
  public var multipathServiceType = MultipathServiceType.disabled
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  private var prohibitsConstrainedPaths = false

  public init() {}

  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
    defaultProtocolStack.transportProtocol = tcp
    defaultProtocolStack.applicationProtocols = [tls].compactMap(\.self)
  }

  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
    defaultProtocolStack.transportProtocol = udp
    defaultProtocolStack.applicationProtocols = [dtls].compactMap(\.self)
  }

  public static var tcp: NWParameters { NWParameters(tls: nil) }
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
}
