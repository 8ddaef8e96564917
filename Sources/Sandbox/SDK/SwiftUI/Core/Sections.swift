/// A section of a container's content: an explicit `Section`, or the views between two of them.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionConfiguration: Identifiable {
  /// An identifier that is unique among the sections of one view.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
  public let containerValues: ContainerValues
}

/// The sections of a view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct SectionCollection: View, PrimitiveView, RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  nonisolated(unsafe) let elements: [SectionConfiguration]

  init(of view: some View, in context: ViewContext) {
    let source = SubviewSource(of: view, in: context)
    var sections: [(section: ObjectIdentifier?, parts: [SectionPart.Role: [Int]])] = []
    for (index, node) in source.nodes.enumerated() {
      let part = node.sectionPart
      let section = part.map { ObjectIdentifier($0.section) }
      if sections.isEmpty || sections[sections.count - 1].section != section {
        sections.append((section, [:]))
      }
      sections[sections.count - 1].parts[part?.role ?? .content, default: []].append(index)
    }
    elements = sections.enumerated().map { index, section in
      @MainActor func subviews(_ role: SectionPart.Role) -> SubviewsCollection {
        source.subviews(at: section.parts[role] ?? [])
      }
      let first = section.parts.values.joined().min()
      return SectionConfiguration(
        id: SectionConfiguration.ID(index: index), header: subviews(.header),
        content: subviews(.content), footer: subviews(.footer),
        containerValues: first.map { source.nodes[$0].containerValues } ?? ContainerValues())
    }
  }

  nonisolated public var startIndex: Int { elements.startIndex }
  nonisolated public var endIndex: Int { elements.endIndex }
  nonisolated public subscript(index: Int) -> SectionConfiguration { elements[index] }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    elements.flatMap { section in
      [section.header, section.content, section.footer].flatMap { context.nodes(of: $0) }
    }
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Group {
  /// Creates a view from the sections of another view.
  nonisolated public init<Base, Result>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result>, Base: View, Result: View {
    self.init(groupedContent: GroupSectionsOfContent(view: view, transform: transform))
  }
}

/// The content of a group that is made from the sections of another view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct GroupSectionsOfContent<Sections, Content>: View, PrimitiveView
where Sections: View, Content: View {
  nonisolated(unsafe) private let view: Sections
  nonisolated(unsafe) private let transform: (SectionCollection) -> Content

  nonisolated init(view: Sections, transform: @escaping (SectionCollection) -> Content) {
    self.view = view
    self.transform = transform
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.nodes(of: transform(SectionCollection(of: view, in: context)))
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach {
  /// Creates a view from each section of another view.
  nonisolated public init<V>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View,
    V: View
  {
    self.init(
      data: ForEachSectionCollection(view: view), identity: { $0.id }, content: content)
  }
}

/// The sections that a `ForEach` creates other views from.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let view: any View
  private var elements: [SectionConfiguration] = []

  init(view: some View) {
    self.view = view
  }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public subscript(index: Int) -> SectionConfiguration { elements[index] }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension ForEachSectionCollection: ContextualCollection {
  func resolved(in context: ViewContext) -> Self {
    var copy = self
    copy.elements = SectionCollection(of: view, in: context).elements
    return copy
  }
}

/// The section that a node belongs to, and its role there.
struct SectionPart {
  /// An object that nodes of the same section share.
  final class Identity {}

  enum Role {
    case header
    case content
    case footer
  }

  let section: Identity
  let role: Role
}

extension LayoutNode {
  var sectionPart: SectionPart? {
    get { layoutValues[ObjectIdentifier(SectionPart.self)] as? SectionPart }
    set { layoutValues[ObjectIdentifier(SectionPart.self)] = newValue }
  }
}
