public import AppleFoundation

/// A custom object for an intent's parameter.
@available(iOS 11.0, macOS 11.0, watchOS 4.0, visionOS 1.0, *)
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  @available(iOS 14.0, watchOS 7.0, *)
  open var subtitleString: String?

  open class var supportsSecureCoding: Bool { true }

  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = nil
    super.init()
  }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return other.identifier == identifier && other.displayString == displayString
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

/// A section of objects to choose from, with a title.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable where ObjectType: AnyObject {
  public let title: String?
  public let items: [ObjectType]

  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
    super.init()
  }
}

/// A collection of objects to choose from, in sections.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable
where ObjectType: AnyObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false

  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }

  public init(items: [ObjectType]) {
    self.sections = [INObjectSection(title: nil, items: items)]
    super.init()
  }

  public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// An image for the system's interface, such as a widget's edit sheet.
///
/// The simulated edit sheet shows text only.
@available(iOS 10.0, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
open class INImage: NSObject, @unchecked Sendable {
  enum Source {
    case named(String)
    case symbol(String)
    case data(Data)
    case file(URL)
  }

  let source: Source

  private init(source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(named name: String) {
    self.init(source: .named(name))
  }

  @available(iOS 14.0, watchOS 7.0, *)
  public convenience init(systemImageNamed systemImageName: String) {
    self.init(source: .symbol(systemImageName))
  }

  public convenience init(imageData: Data) {
    self.init(source: .data(imageData))
  }

  public convenience init?(url: URL) {
    self.init(source: .file(url))
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension INObject {
  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    subtitleString = subtitle
  }
}
