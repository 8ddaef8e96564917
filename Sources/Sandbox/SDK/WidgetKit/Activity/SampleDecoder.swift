import Foundation

/// Creates sample values of types whose properties are known only to their decoders.
package struct SampleValues: Sendable {
  private let date: Date

  /// Creates samples with dates around a given date.
  package init(around date: Date) {
    self.date = date
  }

  /// Returns a sample value.
  ///
  /// - Throws: `SampleError` if the type has no sample.
  package func value<Value: Decodable>(of type: Value.Type) throws -> Value {
    try SampleDecoder(date: date).value(of: type)
  }
}

/// A decoder that returns samples for all numbers, strings and dates.
struct SampleDecoder {
  /// The reference date for samples.
  let date: Date
  var codingPath: [any CodingKey] = []

  /// Whether to end the recursion of types that contain themselves in an array or optional.
  var isDeep: Bool { codingPath.count > 8 }

  /// Returns a sample value.
  ///
  /// - Throws: `SampleError` if the type has no sample.
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

  /// Returns a sample for a type whose custom decoding rejects the usual samples.
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

  /// A date ten minutes in the past for keys such as `start`, and twenty minutes in the future for other
  /// keys.
  private var sampleDate: Date {
    let name = codingPath.last?.stringValue.lowercased() ?? ""
    let isPast = ["start", "begin", "depart", "order", "creat", "updat", "from"].contains {
      name.contains($0)
    }
    return date.addingTimeInterval(isPast ? -600 : 1200)
  }

  /// Returns the first case of an enumeration that lists its cases, or that has no payloads and fits in one
  /// byte.
  private static func firstCase<Value>(of type: Value.Type) -> Value? {
    if let listed = type as? any CaseIterable.Type {
      func first<Listed: CaseIterable>(_ type: Listed.Type) -> Any? { type.allCases.first }
      return first(listed) as? Value
    }
    guard type is any RawRepresentable.Type, !(type is any OptionSet.Type),
      isEnumeration(type), MemoryLayout<Value>.size <= 1
    else { return nil }
    // The memory of a case without a payload holds the case's number, and each such enumeration has a case 0.
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      guard let base = memory.baseAddress else { return nil }
      memset(base, 0, MemoryLayout<Value>.size)
      return base.pointee
    }
  }

  /// Returns whether a type is an enumeration.
  ///
  /// Type metadata begins with the kind, which is 0x201 for an enumeration.
  private static func isEnumeration(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }

  /// A sample string: the name of the decoded property, in words.
  var text: String {
    let name = codingPath.last { $0.intValue == nil }?.stringValue ?? "text"
    let words = name.replacing(/(?<small>[a-z0-9])(?<capital>[A-Z])/) {
      "\($0.small) \($0.capital.lowercased())"
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// The error for a type without a sample value.
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
