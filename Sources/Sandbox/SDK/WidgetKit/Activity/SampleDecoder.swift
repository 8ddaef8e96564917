import Foundation

/// Makes values of types up whose members are known only to their decoders.
package struct SampleValues: Sendable {
  private let date: Date

  /// Values whose dates lie around a moment.
  package init(around date: Date) {
    self.date = date
  }

  /// A value of this type.
  ///
  /// - Throws: `SampleError` for a type of which no value can be made up.
  package func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    try SampleDecoder(date: date).value(of: type)
  }
}

/// Makes values up: every number, text and date that a type decodes is an example.
struct SampleDecoder {
  /// The moment around which dates lie.
  let date: Date
  var codingPath: [any CodingKey] = []

  /// Types that hold themselves in a list or optional end here.
  var isDeep: Bool { codingPath.count > 8 }

  /// A value of this type, made up.
  ///
  /// - Throws: `SampleError` for a type of which no value can be made up.
  func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    guard codingPath.count < 20 else { throw SampleError(type: String(describing: type)) }
    if let known = known(type) as? Value { return known }
    if let first = Self.firstCase(of: type) { return first }
    do {
      return try type.init(from: self)
    } catch let error as SampleError {
      throw error
    } catch {
      throw SampleError(type: String(describing: type))
    }
  }

  /// A value of a type that decodes itself in a way that no example can guess.
  private func known(_ type: any Decodable.Type) -> Any? {
    switch type {
    case is Date.Type: sampleDate
    case is URL.Type: URL(string: "https://example.com")
    case is UUID.Type: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    case is Data.Type: Data()
    case is Decimal.Type: Decimal(12)
    case is ClosedRange<Date>.Type: date.addingTimeInterval(-600)...date.addingTimeInterval(1200)
    case is Range<Date>.Type: date.addingTimeInterval(-600)..<date.addingTimeInterval(1200)
    default: nil
    }
  }

  /// What began lies ten minutes back; everything else lies twenty minutes ahead.
  private var sampleDate: Date {
    let name = codingPath.last?.stringValue.lowercased() ?? ""
    let isPast = ["start", "begin", "depart", "order", "creat", "updat", "from"].contains {
      name.contains($0)
    }
    return date.addingTimeInterval(isPast ? -600 : 1200)
  }

  /// The first case of an enumeration that lists its cases, or whose cases are told apart by one
  /// byte and hold nothing.
  private static func firstCase<Value>(of type: Value.Type) -> Value? {
    if let listed = type as? any CaseIterable.Type {
      func first<Listed: CaseIterable>(_ type: Listed.Type) -> Any? { type.allCases.first }
      return first(listed) as? Value
    }
    guard type is any RawRepresentable.Type, !(type is any OptionSet.Type),
      isEnumeration(type), MemoryLayout<Value>.size <= 1
    else { return nil }
    // A case without a payload is its number, and every such enumeration has a case 0.
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      guard let base = memory.baseAddress else { return nil }
      memset(base, 0, MemoryLayout<Value>.size)
      return base.pointee
    }
  }

  /// The metadata of a Swift type begins with its kind: 0x201 is an enumeration.
  private static func isEnumeration(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }

  /// An example of a text, which shows its own name.
  var text: String {
    let name = codingPath.last { $0.intValue == nil }?.stringValue ?? "text"
    let words = name.replacing(/(?<small>[a-z0-9])(?<capital>[A-Z])/) {
      "\($0.small) \($0.capital.lowercased())"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// A type of which no value can be made up.
package struct SampleError: Error, CustomStringConvertible {
  package let type: String

  package var description: String { "a `\(type)`" }
}

extension SampleDecoder: Decoder {
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleKeyedContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    SampleUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SampleSingleContainer(decoder: self)
  }

  func under(_ key: any CodingKey) -> SampleDecoder {
    SampleDecoder(date: date, codingPath: codingPath + [key])
  }
}
