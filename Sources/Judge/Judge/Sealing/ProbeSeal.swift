import Compiling

/// An exercise's probe files as they are compiled beside anybody's answer, with what their names must
/// stand for.
///
/// A probe's author means Swift's `map`, SwiftUI's `Text` and the probe file's own `Step`. Beside a
/// learner's file each of these could become something of theirs, by accident or not. So the author's
/// words are made unmistakable: a library's name stands behind its module (`SwiftUI::Text`), the
/// file's own get names that nobody else has. The compiler proves it, beside the solution and then
/// beside each answer.
struct ProbeSeal: Codable, Sendable {
  /// A place in a generated file.
  struct Place: Hashable, Codable, Sendable {
    /// The number of the probe file.
    var file: Int
    /// From 1.
    var line: Int
    /// In bytes, from 1.
    var column: Int
  }

  /// The lines of each probe file.
  private(set) var files: [[String]]

  /// The places where nothing but names of libraries and of the probes stands, with the libraries' modules;
  /// empty where no module is known.
  private var modules: [Place: String] = [:]

  /// The names of the solution that the probes take though no word of theirs names them.
  private var unwritten: Set<String> = []

  /// A seal that changes nothing yet.
  ///
  /// - Parameter files: The lines of each file, without a seal.
  init(files: [[String]]) { self.files = files }

  /// The same, bound to what the names were found to mean beside the solution.
  func bound(to names: [ProbeName]) -> ProbeSeal {
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

  /// The names that came to mean something of the files' beside which the probes were compiled.
  ///
  /// What a type of the learner's own has because a library asks for it is meant.
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

  /// The module that a name was bound to beside the solution, empty where it is not known; nil for a name that is
  /// free to mean something of the answer's.
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

/// A name of a probe's that means something of the learner's.
package struct CapturedName: Hashable, Sendable {
  /// As it is written: `map`, `==`.
  var name: String
  /// The module whose name was meant, as far as it is known.
  var module: String?
  var place: ProbeSeal.Place
  /// Whether nobody wrote it: a call that a result builder makes, for one.
  var isImplicit: Bool
  /// Where in the learner's files it is declared.
  var declaration: Diagnostic.Location?
}

extension ProbeSeal {
  /// Names of the file's own that others of the module could have begin so.
  static let prefix = "ringsProbe_"

  /// The seal with the module written before each library's name, and the probes' own names changed.
  ///
  /// A name behind a dot is left alone: which declaration it means depends on the value before it, and
  /// that may be a learner's.
  func qualified(by names: [ProbeName]) -> ProbeSeal {
    var insertions: [Place: String] = [:]
    for name in names where !name.isImplicit {
      // Where a type is named, its initializer stands as well.
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

  /// The seal with the modules before those captured names that can be told apart so; nil for none.
  ///
  /// An operator has no place for a module, and neither has what nobody wrote.
  func telling(_ captured: [CapturedName]) -> ProbeSeal? {
    var insertions: [Place: String] = [:]
    for name in captured {
      guard let module = name.module, !name.isImplicit, Self.isWord(name.name),
        stands(name.name, at: name.place)
      else { continue }
      insertions[name.place] = "\(module)::"
    }
    return insertions.isEmpty ? nil : inserting(insertions)
  }

  /// The seal with some lines as they stand in another one.
  func replacing(_ lines: [(file: Int, line: Int)], from other: ProbeSeal) -> ProbeSeal {
    var seal = self
    for (file, line) in lines
    where files.indices.contains(file) && files[file].indices.contains(line - 1) {
      seal.files[file][line - 1] = other.files[file][line - 1]
    }
    return seal
  }

  /// The seal with texts put in at places; what was known of places behind them moves along.
  private func inserting(_ insertions: [Place: String]) -> ProbeSeal {
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
