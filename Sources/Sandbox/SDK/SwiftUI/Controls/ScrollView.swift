/// A scrollable view.
///
/// Widgets can't scroll, so they draw a placeholder instead.
///
/// ```swift
/// ScrollView { Text("Rain until the evening, then clear") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ScrollView<Content> where Content: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ScrollView: View {
  public var body: some View {
    ProhibitedView(name: "ScrollView") {
      VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .modifier(CoordinateSpaceModifier(name: ScrollViewSpace(axis: nil)))
        .modifier(
          CoordinateSpaceModifier(
            name: ScrollViewSpace(axis: axes.contains(.vertical) ? .vertical : .horizontal)))
    }
  }
}

/// A list of rows.
///
/// Widgets don't support this view and draw a placeholder instead.
///
/// ```swift
/// List { Text("Seoul"); Text("Busan") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension List: View {
  public var body: some View {
    ProhibitedView(name: "List") {
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// A container for grouped controls.
///
/// Widgets don't support this view and draw a placeholder instead.
///
/// ```swift
/// Form { Toggle("Celsius", isOn: .constant(true)) }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Form<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Form: View {
  public var body: some View {
    ProhibitedView(name: "Form") {
      VStack(alignment: .leading, spacing: 12) { content }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
