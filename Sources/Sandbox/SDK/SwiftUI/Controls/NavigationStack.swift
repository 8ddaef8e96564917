/// A stack of an app's screens.
///
/// Widgets don't support this view and draw a placeholder instead.
///
/// ```swift
/// NavigationStack { Text("Forecast").navigationTitle("Seoul") }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
  }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack: View {
  public var body: some View { ProhibitedView(name: "NavigationStack") { root } }
}
