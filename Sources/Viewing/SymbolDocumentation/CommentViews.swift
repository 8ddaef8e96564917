import Compiling

/// The views that comments of declarations show.
///
/// They are read once somebody needs one: a name with an example of its own waits for none.
final class CommentViews {
  private let index: SymbolIndex
  /// With the names that they use, the shortest first.
  private lazy var views = Set(
    index.symbols.compactMap(\.example).filter(\.isExpression).map(\.code)
  )
  .sorted { ($0.count, $0) < ($1.count, $1) }
  .map { (code: $0, names: NamesInUse(in: $0).names) }

  init(of index: SymbolIndex) { self.index = index }

  /// The shortest one that uses a name; nil where none does.
  func first(using name: String) -> String? {
    views.first { $0.names.contains(name) }?.code
  }
}
