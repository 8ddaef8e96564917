import AppleFoundation

/// The screens of a navigation stack, as a list of values of any type.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []

  public init() {}

  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V>(_ value: V) where V: Hashable {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The path in encodable form, or `nil` if one of its values isn't `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  /// An encodable form of the path: its values with their type names.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Codable.Type,
          let value = try JSONDecoder().decode(type, from: Data(text.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type \(name).")
        }
        elements.append(AnyHashable(value))
      }
      self.elements = elements
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Codable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
