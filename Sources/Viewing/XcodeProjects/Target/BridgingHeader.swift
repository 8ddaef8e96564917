import Foundation

/// A target's bridging header, with the project's headers that it imports.
///
/// The target's Swift files see all of their declarations. Rings doesn't compile Objective-C, so it needs the
/// declared names to leave out the code that uses them.
struct BridgingHeader {
  /// The imported modules, which all Swift files of the target see implicitly.
  private(set) var imports: [String] = []
  /// The classes, protocols and types that the project's headers declare.
  private(set) var names: Set<String> = []

  private static let mostHeaders = 200

  /// Reads the headers; nil if the bridging header can't be read.
  ///
  /// - Parameter root: The project's folder. Xcode finds headers in all of its folders by their names.
  init?(at place: URL, below root: URL) {
    guard let first = HeaderText(at: place) else { return nil }
    var waiting = [(first, place)]
    var seen: Set<String> = [place.path]
    lazy var all = MacFiles.all(below: root).filter { $0.hasSuffix(".h") }
    while let (header, place) = waiting.popLast(), seen.count <= Self.mostHeaders {
      imports += header.imports.filter { !imports.contains($0) }
      names.formUnion(header.names)
      for path in header.files {
        let beside = place.deletingLastPathComponent().appending(path: path)
        let name = beside.lastPathComponent
        let found = all.first { $0 == path || $0.hasSuffix("/" + name) || $0 == name }
        let candidates = [beside] + (found.map { [root.appending(path: $0)] } ?? [])
        for candidate in candidates where seen.insert(candidate.path).inserted {
          guard let next = HeaderText(at: candidate) else { continue }
          waiting.append((next, candidate))
          break
        }
      }
    }
  }
}
