/// The versions and names of SF Symbols, from Apple's SF Symbols app.
package enum SymbolHistory {
  /// Returns the iOS version that introduced a name after iOS 14, such as `16` or `17.2`.
  ///
  /// Returns `nil` for older and unknown names.
  package static func firstVersion(of name: String) -> String? {
    EmbeddedTable.symbolVersions.fields(of: name)?.first.map(String.init)
  }

  /// Returns whether a name was introduced after iOS 14 or renamed, according to Apple's list.
  package static func isKnown(_ name: String) -> Bool {
    firstVersion(of: name) != nil || EmbeddedTable.symbolNames.fields(of: name) != nil
  }

  /// Returns a symbol's name before SF Symbols 6, followed by its other names.
  static func names(of name: String) -> [String] {
    let earlier = SymbolRenaming.earlier(name)
    return [earlier] + (EmbeddedTable.symbolNames.fields(of: name) ?? []).map(String.init)
  }
}
