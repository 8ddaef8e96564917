import Foundation
import WorkerProtocol
import Testing

/// Every message has the same value after encoding and decoding, and no forged message crashes its reader.
struct MessageCodingTests {
  private func crossed<Value: Codable>(_ value: Value) throws -> Value {
    try Frame.message(Value.self, in: Frame.payload(of: value))
  }

  @Test func everyKindOfValueRoundTrips() throws {
    let value = Everything.example
    #expect(try crossed(value) == value)
    #expect(try crossed([value, value]) == [value, value])
    #expect(try crossed(["a": value, "": value]) == ["a": value, "": value])
  }

  @Test(arguments: [0, -0.0, 0.1, .infinity, -.infinity, .leastNonzeroMagnitude, 1.7e308])
  func lengthsRoundTripExactly(number: Double) throws {
    #expect(try crossed(number).bitPattern == number.bitPattern)
    #expect(try crossed(CGFloat(number)) == CGFloat(number))
    #expect(try crossed([Double.nan]).first?.isNaN == true)
  }

  @Test(arguments: [0, 1, -1, 63, 64, -64, -65, 1 << 52, .max, .min] as [Int])
  func integersRoundTrip(number: Int) throws {
    #expect(try crossed(number) == number)
    #expect(try crossed(UInt64(bitPattern: Int64(number))) == UInt64(bitPattern: Int64(number)))
  }

  @Test func anOverflowingNumberIsRefused() throws {
    let payload = try Frame.payload(of: 300)
    #expect(throws: FrameError.self) { try Frame.message(UInt8.self, in: payload) }
    #expect(try Frame.message(Double.self, in: payload) == 300)
  }

  @Test func anUnknownFieldIsIgnored() throws {
    let payload = try Frame.payload(of: ["id": 3, "other": 4])
    #expect(try Frame.message(Numbered.self, in: payload) == Numbered(id: 3, name: nil))
  }

  @Test func missingAndMistypedFieldsAreNamed() throws {
    let without = try Frame.payload(of: ["name": "a"])
    #expect(throws: FrameError.garbled("`id` is missing")) {
      try Frame.message(Numbered.self, in: without)
    }
    let other = try Frame.payload(of: ["id": "three"])
    #expect(throws: FrameError.garbled("`id` has the wrong type")) {
      try Frame.message(Numbered.self, in: other)
    }
    #expect(throws: FrameError.garbled("it isn't a message")) {
      try Frame.message(Numbered.self, in: Data("{\"id\":3}".utf8))
    }
  }

  /// The bytes of a response.
  ///
  /// Attacks in `Submissions/forging` write the same bytes.
  @Test func forgedResponsesAreEncodedAlike() throws {
    func part(_ kind: UInt8, _ content: [UInt8]) -> [UInt8] {
      [kind, UInt8(content.count), 0, 0, 0] + content
    }
    let text = Array("\"Hello\"".utf8)
    let answer = part(9, [2] + part(9, [3, 7, UInt8(text.count)] + text))
    let names = ["id", "answer", "answered", "_0"].flatMap { [UInt8($0.utf8.count)] + $0.utf8 }
    let reply = NumberedResponse<ProbeRequest.Response>(id: 5, answer: .answered(Data(text)))
    #expect(
      try [UInt8](Frame.payload(of: reply)) == part(1, part(9, [0, 3, 10, 1] + answer)) + names)
    // The position of a request's number, after the four bytes of the frame's length.
    let question = NumberedRequest(id: 5, request: ProbeRequest(probe: "a", arguments: []))
    #expect(try [UInt8](Frame.encode(Frame.payload(of: question)))[15...16] == [3, 10])
  }

  /// Values with custom encoding, in nested containers.
  @Test func nestedContainersRoundTrip() throws {
    #expect(try crossed(ByHand.example) == ByHand.example)
  }

  @Test func unsupportedValuesAreRefusedWhenWritten() {
    #expect(throws: FrameError.self) { try Frame.payload(of: WrittenTwice()) }
    #expect(throws: FrameError.self) { try Frame.payload(of: WrittenLate()) }
  }

  /// A reader's recursion is limited to the nesting depth of JSON.
  @Test func deepNestingIsRefusedInBothDirections() throws {
    func nested(_ depth: Int) -> Nested { (1..<depth).reduce(Nested()) { nest, _ in Nested(nest) } }
    let deepest = try Frame.payload(of: nested(256))
    #expect(try Frame.message(Nested.self, in: deepest).depth == 256)
    #expect(throws: FrameError.garbled("it's nested too deeply")) {
      try Frame.payload(of: nested(257))
    }
    // Two additional containers, each as long as its contents.
    var forged = Data()
    for _ in 0..<600 { forged = Data([8]) + UInt32(forged.count).littleEndianBytes + forged }
    forged = Data([1]) + UInt32(forged.count).littleEndianBytes + forged
    #expect(throws: FrameError.self) { try Frame.message(Lists.self, in: forged) }
  }

  @Test func aTruncatedMessageIsRefused() throws {
    let whole = try Frame.payload(of: Everything.example)
    for length in 0..<whole.count {
      let cut = Data(whole.prefix(length))
      #expect((try? Frame.message(Everything.self, in: cut)) != Everything.example)
    }
  }

  /// Damaged messages are refused or decoded without a trap, including messages with excessive lengths.
  @Test func damagedMessagesNeverTrapTheDecoder() throws {
    var random = SplitMix(seed: 7)
    let honest = try Frame.payload(of: [Everything.example, Everything.example])
    var refused = 0
    for _ in 0..<4_000 {
      var damaged = honest
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = damaged.startIndex + Int.random(in: 0..<damaged.count, using: &random)
        damaged[place] =
          [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &random)]
          .randomElement(using: &random) ?? 0
      }
      if (try? Frame.message([Everything].self, in: damaged)) == nil { refused += 1 }
    }
    #expect((1..<4_000).contains(refused))
  }
}

private struct Numbered: Codable, Equatable, Sendable {
  var id: Int
  var name: String?
}

private struct Everything: Codable, Hashable, Sendable {
  enum Choice: Codable, Hashable, Sendable {
    case nothing
    case one(Int)
    case named(first: String, second: [Double])
    indirect case inside(Choice)
  }

  struct Empty: Codable, Hashable, Sendable {}

  var text = "23° 서울 👩‍👩‍👧‍👦"
  var noText: String?
  var isTrue = true
  var isFalse: Bool? = false
  var numbers: [Int16] = [1, -300]
  var large = UInt64.max
  var float: Float = 0.1
  var frame = CGRect(x: 1.5, y: -2, width: 3, height: .infinity)
  var data = Data([0, 1, 255])
  var noData = Data()
  var address = URL(string: "almanac://today?place=jeju")
  var date = Date(timeIntervalSinceReferenceDate: 790_000_000.25)
  var choices: [Choice] = [.nothing, .one(7), .named(first: "", second: []), .inside(.one(-1))]
  var byNumber: [Int: String] = [3: "three"]
  var byChoice: [Choice: Int?] = [.one(1): nil]
  var matrix: [[Double?]] = [[], [nil, 2]]
  var empty = Empty()

  static let example = Everything()
}

/// Two containers per level: the fields, and their list with one element.
private struct Nested: Codable {
  var inside: [Nested]

  init(_ nested: Nested? = nil) { inside = nested.map { [$0] } ?? [] }

  var depth: Int { 1 + (inside.first?.depth ?? 0) }
}

/// Infinitely nested lists.
private struct Lists: Codable {
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { _ = try list.decode(Lists.self) }
  }

  func encode(to encoder: any Encoder) throws { _ = encoder.unkeyedContainer() }
}

private struct ByHand: Codable, Equatable, Sendable {
  enum Key: CodingKey { case inner, list }

  var inner: Numbered
  var numbers: [Int]

  static let example = ByHand(inner: Numbered(id: 1, name: "one"), numbers: [4, 5])

  init(inner: Numbered, numbers: [Int]) {
    self.inner = inner
    self.numbers = numbers
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    var list = try fields.nestedUnkeyedContainer(forKey: .list)
    var first = try list.nestedUnkeyedContainer()
    numbers = [try first.decode(Int.self), try first.decode(Int.self)]
    let inner = try fields.nestedContainer(keyedBy: Key.self, forKey: .inner)
    self.inner = try inner.decode(Numbered.self, forKey: .inner)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    var inner = fields.nestedContainer(keyedBy: Key.self, forKey: .inner)
    try inner.encode(self.inner, forKey: .inner)
    var list = fields.nestedUnkeyedContainer(forKey: .list)
    var first = list.nestedUnkeyedContainer()
    for number in numbers { try first.encode(number) }
    try list.encodeNil()
  }
}

/// Encodes two values as one.
private struct WrittenTwice: Encodable {
  func encode(to encoder: any Encoder) throws {
    var first = encoder.singleValueContainer()
    try first.encode(1)
    var second = encoder.singleValueContainer()
    try second.encode(2)
  }
}

/// Encodes into a container after its end.
private struct WrittenLate: Encodable {
  func encode(to encoder: any Encoder) throws {
    var outer = encoder.unkeyedContainer()
    var inner = outer.nestedUnkeyedContainer()
    try inner.encode(1)
    try outer.encode(2)
    try inner.encode(3)
  }
}

extension UInt32 {
  fileprivate var littleEndianBytes: Data {
    Data((0..<4).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) })
  }
}
