public import AppleFoundation

/// How a connection's encryption is set up; without a network nothing asks it.
public final class sec_protocol_options: @unchecked Sendable {
  public init() {}
}

public final class sec_protocol_metadata: @unchecked Sendable {}

public final class sec_trust: @unchecked Sendable {}

public typealias sec_protocol_options_t = sec_protocol_options
public typealias sec_protocol_metadata_t = sec_protocol_metadata
public typealias sec_trust_t = sec_trust
public typealias sec_protocol_verify_t = (
  sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void
) -> Void

/// Takes the block that would judge the other side's certificate.
///
/// It is never called: no connection of the simulated phone gets that far.
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {}
