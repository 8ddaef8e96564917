import Compiling

/// The views in the declarations' doc comments.
///
/// The comments are parsed on first use, because a name with its own example never needs them.
final class CommentViews {
  private let index: SymbolIndex
  /// The views with the names they use, shortest first.
  private lazy var views = Set(
    index.symbols.compactMap(\.example).filter(\.isExpression).map(\.code)
  )
  .sorted { ($0.count, $0) < ($1.count, $1) }
  .map { (code: $0, names: NamesInUse(in: $0).names) }

  init(of index: SymbolIndex) { self.index = index }

  /// Returns the shortest view that uses a name, or nil if there is none.
  func first(using name: String) -> String? {
    views.first { $0.names.contains(name) }?.code
  }
}
