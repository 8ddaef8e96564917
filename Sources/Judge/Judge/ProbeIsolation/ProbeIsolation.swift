import Compiling

/// An exercise's probe files, protected against name collisions with a learner's code.
///
/// A probe's author means Swift's `map`, SwiftUI's `Text` and the probe file's own `Step`. Next to a
/// learner's file, each name could refer to one of the learner's declarations, by accident or on purpose. So
/// library names get their module (`SwiftUI::Text`), and the file's own names get a unique prefix. The
/// compiler verifies the meaning of each name, first with the solution and then with each submission.
struct ProbeIsolation: Codable, Sendable {
  struct Place: Hashable, Codable, Sendable {
    var file: Int
    /// The line, counted from 1.
    var line: Int
    /// The column in bytes, counted from 1.
    var column: Int
  }

  private(set) var files: [[String]]

  /// The locations of names that refer only to libraries and probes, with the library's module; an empty
  /// string for an unknown module.
  private var modules: [Place: String] = [:]

  /// The solution's names that probes use implicitly, without writing them.
  private var unwritten: Set<String> = []

  /// Creates a value that changes nothing yet.
  ///
  /// - Parameter files: The original lines of each file.
  init(files: [[String]]) { self.files = files }

  /// Returns a copy that records the meaning of each name in the solution's context.
  func bound(to names: [ProbeName]) -> ProbeIsolation {
    var seal = self
    seal.modules = [:]
    var ofSources: Set<Place> = []
    seal.unwritten = Set(names.filter(\.isUnwritten).map(\.name))
    for name in names where !name.isUnwritten {
      guard let place = Self.place(of: name) else { continue }
      switch name.origin {
      case .sources: ofSources.insert(place)
      case .library(let module?, _): seal.modules[place] = module
      case .library, .probes: if seal.modules[place] == nil { seal.modules[place] = "" }
      }
    }
    for place in ofSources { seal.modules[place] = nil }
    return seal
  }

  /// Returns the names that refer to declarations in the learner's files.
  ///
  /// The learner's implementation of a library protocol's requirement doesn't count, because the author
  /// intends to call it.
  func captured(in names: [ProbeName]) -> [CapturedName] {
    names.compactMap { name in
      guard let declaration = name.ofSources, !declaration.replacesLibrarys,
        let place = Self.place(of: name), let module = module(meantBy: name, at: place)
      else { return nil }
      return CapturedName(
        name: name.name, module: module.isEmpty ? nil : module, place: place,
        isImplicit: name.isImplicit,
        declaration: declaration.location)
    }
  }

  /// Returns the intended module of a name, or an empty string if it's unknown.
  ///
  /// Returns nil for a name that may refer to the submission's code.
  private func module(meantBy name: ProbeName, at place: Place) -> String? {
    guard name.isUnwritten else { return modules[place] }
    return unwritten.contains(name.name) ? nil : ""
  }

  private static func place(of name: ProbeName) -> Place? {
    ProbeBundle.number(ofFile: name.file).map {
      Place(file: $0, line: name.line, column: name.column)
    }
  }
}

/// A name in a probe that refers to the learner's code by mistake.
package struct CapturedName: Hashable, Sendable {
  /// The name as written in the source: `map`, `==`.
  var name: String
  /// The module of the intended declaration, if known.
  var module: String?
  var place: ProbeIsolation.Place
  /// Whether the name isn't in the source, such as a call that a result builder inserts.
  var isImplicit: Bool
  var declaration: Diagnostic.Location?
}

extension ProbeIsolation {
  /// The prefix for the file's own names that could collide with other names in the module.
  static let prefix = "ringsProbe_"

  /// Returns a copy with a module before each library name, and with unique names for the probes' own
  /// declarations.
  ///
  /// A name after a dot is left alone. Its meaning depends on the value before it, which may be the
  /// learner's.
  func qualified(by names: [ProbeName]) -> ProbeIsolation {
    var insertions: [Place: String] = [:]
    for name in names where !name.isImplicit {
      // A type's name may also be recorded as its initializer.
      guard let place = Self.place(of: name), stands(name.name, at: place), !isMember(at: place)
      else { continue }
      switch name.origin {
      case .library(let module?, _) where Self.isWord(name.name): insertions[place] = "\(module)::"
      case .probes(isTopLevel: true) where !name.name.hasPrefix(Self.prefix):
        insertions[place] = Self.prefix
      case .library, .probes, .sources: break
      }
    }
    return inserting(insertions)
  }

  /// Returns a copy with a module before those captured names that allow one, or nil if none does.
  ///
  /// Operators can't have a module, and neither can implicit names.
  func telling(_ captured: [CapturedName]) -> ProbeIsolation? {
    var insertions: [Place: String] = [:]
    for name in captured {
      guard let module = name.module, !name.isImplicit, Self.isWord(name.name),
        stands(name.name, at: name.place)
      else { continue }
      insertions[name.place] = "\(module)::"
    }
    return insertions.isEmpty ? nil : inserting(insertions)
  }

  /// Returns a copy with some lines taken from another isolation of the same probes.
  func replacing(_ lines: [(file: Int, line: Int)], from other: ProbeIsolation) -> ProbeIsolation {
    var seal = self
    for (file, line) in lines
    where files.indices.contains(file) && files[file].indices.contains(line - 1) {
      seal.files[file][line - 1] = other.files[file][line - 1]
    }
    return seal
  }

  /// Returns a copy with strings inserted, and with later locations on the same lines shifted.
  private func inserting(_ insertions: [Place: String]) -> ProbeIsolation {
    var seal = self
    for (place, text) in insertions.sorted(by: { $0.key.column > $1.key.column })
    where seal.files[place.file].indices.contains(place.line - 1) {
      var bytes = Array(seal.files[place.file][place.line - 1].utf8)
      guard place.column >= 1, place.column <= bytes.count else { continue }
      bytes.insert(contentsOf: text.utf8, at: place.column - 1)
      seal.files[place.file][place.line - 1] = String(decoding: bytes, as: UTF8.self)
    }
    seal.modules = [:]
    for (place, module) in modules {
      let before = insertions.filter {
        $0.key.file == place.file && $0.key.line == place.line && $0.key.column <= place.column
      }
      var moved = place
      moved.column += before.reduce(0) { $0 + $1.value.utf8.count }
      seal.modules[moved] = module
    }
    return seal
  }

  private func line(of place: Place) -> Substring.UTF8View? {
    guard files.indices.contains(place.file), files[place.file].indices.contains(place.line - 1)
    else { return nil }
    return files[place.file][place.line - 1][...].utf8
  }

  private func stands(_ name: String, at place: Place) -> Bool {
    guard let line = line(of: place), place.column >= 1, place.column <= line.count else {
      return false
    }
    return line.dropFirst(place.column - 1).starts(with: name.utf8)
  }

  private func isMember(at place: Place) -> Bool {
    guard let line = line(of: place), place.column >= 2, place.column <= line.count else {
      return false
    }
    let before = line.prefix(place.column - 1).last
    return before == UInt8(ascii: ".") || before == UInt8(ascii: ":")
  }

  private static func isWord(_ name: String) -> Bool {
    name.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }
}
