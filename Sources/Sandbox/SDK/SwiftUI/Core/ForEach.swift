import Sentences

/// A view that creates other views from the elements of a collection, each with its own identity.
///
/// ```swift
/// VStack { ForEach(["Seoul", "Busan", "Jeju"], id: \.self) { Text($0) } }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID

  package init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach: View, PrimitiveView where Content: View {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var identities: Set<ID> = []
    let data = (data as? any ContextualCollection)?.resolved(in: context) as? Data ?? data
    for element in data {
      guard context.evaluation.hasRoom() else { break }
      let id = identity(element)
      if !identities.insert(id).inserted {
        let (types, name) = ("\(Data.self), \(ID.self), \(Content.self)", "\(id)")
        context.evaluation.noteOnce(
          rule: "duplicate-id",
          Sentence(
            "ForEach<\(types)>: the ID \(name) occurs multiple times "
              + "within the collection, this will give undefined results!",
            ko: "ForEach<\(types)>: \(name) ID가 여러 번 나와요. 휴대폰에서 어떻게 보일지 알 수 없어요."))
      }
      let inner = context.evaluation.withAmbient(Evaluation.ambient) {
        context.nodes(of: content(element))
      }
      for node in inner { node.layoutValues[ObjectIdentifier(ForEachIdentity.self)] = id }
      nodes += inner
    }
    return nodes
  }
}

/// The layout value key for the identity that `ForEach` gives to its views.
enum ForEachIdentity {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identity: { $0.1 }
    ) { index, _ in
      content(
        Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}
