/// Reads the `swift5_protocol_conformances` section: the plugin's types and their protocols.
///
/// The layout follows `TargetProtocolConformanceDescriptor` and `TargetTypeContextDescriptor` in the Swift
/// runtime's ABI (docs/ABI/TypeMetadata.rst), stable since Swift 5.
struct ConformanceRecords {
  private let section: UnsafeRawBufferPointer

  init(_ section: UnsafeRawBufferPointer) {
    self.section = section
  }

  /// Every type with a conformance, in source order.
  ///
  /// The compiler writes type descriptors in source order, file by file; only the conformance records are
  /// unordered.
  var types: [DeclaredType] {
    var found: [UnsafeRawPointer: DeclaredType] = [:]
    guard let start = section.baseAddress else { return [] }
    for offset in stride(from: 0, to: section.count - 3, by: 4) {
      let record = RelativePointer.direct(at: start + offset)
      guard let descriptor = Self.typeDescriptor(of: record),
        let name = ContextDescriptor(descriptor).qualifiedName,
        let protocolName = Self.protocolName(of: record)
      else { continue }
      if found[descriptor] == nil {
        found[descriptor] = DeclaredType(
          name: name, type: ContextDescriptor(descriptor).metadata, protocols: [])
      }
      found[descriptor]?.protocols.insert(protocolName)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func protocolName(of record: UnsafeRawPointer) -> String? {
    RelativePointer.indirectable(at: record).flatMap { ContextDescriptor($0).name }
  }

  /// Returns the nominal type's descriptor; nil for kinds of reference that Linux doesn't have.
  private static func typeDescriptor(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
    let flags = (record + 12).loadUnaligned(as: UInt32.self)
    let reference = RelativePointer.direct(at: record + 4)
    switch (flags >> 3) & 0x7 {
    case 0: return reference
    case 1: return reference.loadUnaligned(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }
}

/// Reads the `swift5_type_metadata` section: every type of the plugin, including those without their own
/// conformance, such as subclasses.
struct TypeRecords {
  private let section: UnsafeRawBufferPointer

  init(_ section: UnsafeRawBufferPointer) {
    self.section = section
  }

  /// The types that aren't generic.
  var types: [Any.Type] {
    guard let start = section.baseAddress else { return [] }
    return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
      let place = start + offset
      let distance = place.loadUnaligned(as: Int32.self)
      // The lowest bit marks an indirect reference. Linux doesn't have the other kinds.
      let target = place + Int(distance & ~3)
      switch distance & 3 {
      case 0: return ContextDescriptor(target).metadata
      case 1:
        return target.loadUnaligned(as: UnsafeRawPointer?.self).flatMap {
          ContextDescriptor($0).metadata
        }
      default: return nil
      }
    }
  }
}

/// Pointers stored as a distance from their own address.
enum RelativePointer {
  static func direct(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  /// Returns the target; the lowest bit marks an indirect reference, and a distance of 0 is nil.
  static func indirectable(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = place.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    guard distance & 1 != 0 else { return place + Int(distance) }
    return (place + Int(distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
  }
}

/// A module, type, extension or protocol in the runtime's metadata.
struct ContextDescriptor {
  private let address: UnsafeRawPointer

  private enum Kind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case `class` = 16
    case structure = 17
    case enumeration = 18
  }

  /// The deepest nesting that is read, as a guard against damaged metadata.
  private static let maximumDepth = 32

  init(_ address: UnsafeRawPointer) {
    self.address = address
  }

  private var flags: UInt32 { address.loadUnaligned(as: UInt32.self) }
  private var kind: Kind? { Kind(rawValue: flags & 0x1F) }
  private var isGeneric: Bool { flags & 0x80 != 0 }
  private var parent: ContextDescriptor? {
    RelativePointer.indirectable(at: address + 4).map(ContextDescriptor.init)
  }

  private var isType: Bool { kind == .class || kind == .structure || kind == .enumeration }

  /// The unqualified name; extensions and private scopes have none.
  var name: String? {
    guard let kind, kind != .extension, kind != .anonymous else { return nil }
    let text = RelativePointer.direct(at: address + 8)
    return String(cString: text.assumingMemoryBound(to: CChar.self))
  }

  /// The type's name, with the names of its outer types; nil if this isn't a type.
  var qualifiedName: String? {
    guard isType, let name else { return nil }
    var names = [name]
    var context = parent
    for _ in 0..<Self.maximumDepth {
      guard let current = context else { break }
      if current.isType, let outer = current.name { names.insert(outer, at: 0) }
      context = current.parent
    }
    return names.joined(separator: ".")
  }

  /// The type's metadata; nil for a generic type.
  var metadata: Any.Type? {
    guard isType, !isGeneric else { return nil }
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer?
    let accessor = unsafeBitCast(RelativePointer.direct(at: address + 12), to: Accessor.self)
    return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
