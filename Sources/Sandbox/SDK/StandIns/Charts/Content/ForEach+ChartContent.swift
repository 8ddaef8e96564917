public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ForEach: ChartContent, MarkSource where Content: ChartContent {
  @MainActor var marks: [Mark] { data.flatMap { content($0).allMarks } }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Group: ChartContent, MarkSource where Content: ChartContent {
  @MainActor var marks: [Mark] { content.allMarks }

  public init(@ChartContentBuilder content: () -> Content) {
    self.init(groupedContent: content())
  }
}
