import AppleFoundation

/// An option with its display text.
///
/// Values of intent parameters can cross threads, even if the compiler can't verify it here.
package struct ListedItem: @unchecked Sendable {
  package let value: Any
  package let option: ParameterOption

  init(_ value: Any, as representation: DisplayRepresentation? = nil) {
    self.value = value
    option = ParameterOption(of: value, as: representation)
  }
}

package struct ListedSection: Sendable {
  package let title: String?
  package let subtitle: String?
  package let items: [ListedItem]
}

/// A collection that lists its options in sections.
protocol ListedResults {
  var listedSections: [ListedSection] { get }
}

extension Array: ListedResults {
  var listedSections: [ListedSection] {
    isEmpty
      ? [] : [ListedSection(title: nil, subtitle: nil, items: map { ListedItem($0) })]
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentItemCollection: ListedResults {
  var listedSections: [ListedSection] {
    sections.map { section in
      ListedSection(
        title: section.title.map { String(localized: $0) },
        subtitle: section.subtitle.map { String(localized: $0) },
        items: section.items.map { ListedItem($0.value, as: $0.displayRepresentation) })
    }
  }
}
