import Foundation

/// A framework's umbrella header, which has the same name as the framework.
///
/// The framework's Swift files see the header's imports implicitly.
struct UmbrellaHeader {
  /// The names of the imported modules, without the framework itself, whose own headers are C.
  let imports: [String]

  /// Reads the header; nil if the framework has none.
  init?(of module: String, in headers: [URL]) {
    guard let header = headers.first(where: { $0.lastPathComponent == module + ".h" }),
      let text = HeaderText(at: header)
    else { return nil }
    imports = text.imports.filter { $0 != module }
  }
}
